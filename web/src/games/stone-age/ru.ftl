# Доска «Каменного века» в браузере.

web-stone-age-valley = Долина
web-stone-age-cards = Карты
web-stone-age-huts = Пост­ройки
web-stone-age-round = Раунд { $round }
web-stone-age-village = Деревня

web-stone-age-plate-toolmaker = Мастерская
web-stone-age-plate-hut = Хижина
web-stone-age-plate-farm = Ферма
web-stone-age-plate-hunt = Охота
web-stone-age-plate-forest = Лес
web-stone-age-plate-clay-pit = Карьер
web-stone-age-plate-quarry = Каменоломня
web-stone-age-plate-river = Река

web-stone-age-gain-toolmaker = Ещё один инструмент или улучшение прежнего
web-stone-age-gain-hut = Ещё один житель, со следующего раунда
web-stone-age-gain-farm = На одну еду больше каждый раунд
web-stone-age-hint-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
} ÷ { $divisor }: примерно { NUMBER($about, maximumFractionDigits: 1) } { $good-part }
web-stone-age-hint-card = { $top } сразу, { $bottom } в конце
web-stone-age-hint-building = { $cost }: { $points }
web-stone-age-note-place = Коснитесь подсвеченного места и скажите, сколько пойдёт. ÷{ $divisor }: по кубику на жителя, сумма делится на { $divisor }. Вечером едоков { $all }, еды { $food } + { $grows }.
web-stone-age-note-pick = Каждый по очереди берёт по одному. На ярлыке — что даёт кубик.
web-stone-age-note-take = Коснитесь своих запасов, чтобы взять. Потом карта считается только в конце.
web-stone-age-note-feed-rest = Один ресурс кормит одного жителя.
web-stone-age-note-act = Коснитесь подсвеченного места, где стоят ваши жители.
web-stone-age-note-feed = Еда кончилась: накормлены { $fed } из { $all }. Один ресурс кормит одного жителя.
web-stone-age-note-building = Пока { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[other] { $worth } очков
}. Древесина приносит { $wood }, глина { $clay }, камень { $stone }, золото { $gold }.
web-stone-age-note-tools = { $total } ÷ { $divisor } с округлением вниз. Инструменты можно сберечь для другого броска{ $card ->
    [yes] ; тот, что на карте, — одноразовый
   *[no] {""}
}.
web-stone-age-title-tools = { $total } ÷ { $divisor } → { $good-count }: добавить инструменты?
web-stone-age-of-card = карта, 1 раз
web-stone-age-means-starve = ресурсы останутся
web-stone-age-at-end = в конце

web-stone-age-buildings = Постройки
web-stone-age-deck = Цивилизация · в стопке { $count }
web-stone-age-left = осталось { $count }
web-stone-age-empty = пусто
web-stone-age-free = свободно { $count }
web-stone-age-there = { $name }: { $count }
web-stone-age-costs = цена: { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
}
web-stone-age-points = { $most ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

web-stone-age-last-roll = Бросок · { $name }
web-stone-age-roll = Бросает { $name }
web-stone-age-no-roll = Бросков ещё не было
web-stone-age-pick = Возьмите кубик
web-stone-age-begin = Кто начинает?
web-stone-age-raise = Какой инструмент?
web-stone-age-use = Открытая карта
web-stone-age-to-come = { $count ->
    [one] катится { $count } кубик
    [few] катятся { $count } кубика
   *[other] катятся { $count } кубиков
}

web-stone-age-how-many = Сколько жителей
web-stone-age-fewer = На одного меньше
web-stone-age-more = На одного больше
web-stone-age-pay-food = Накормить
web-stone-age-pay-card = Купить карту
web-stone-age-pay-building = Построить
web-stone-age-pay-choice = Взять
web-stone-age-easy-food = Накормить { $good-instrumental }
web-stone-age-easy-card = Заплатить { $good-instrumental }
web-stone-age-easy-building = Построить: заплатить { $good-instrumental }
web-stone-age-back = Вернуть: { $good }
web-stone-age-with-tools = С инструментами { $tools }: { $good }, { $amount }

web-stone-age-lab-points = очки сейчас
web-stone-age-lab-people = жители
web-stone-age-lab-food = еда
web-stone-age-lab-farm = земледелие
web-stone-age-lab-tools = инструменты
web-stone-age-lab-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-stone-age-lab-huts = постройки
web-stone-age-tool-of = Инструмент { $value }{ $state ->
    [used] , использован
   *[fresh] {""}
}
web-stone-age-no-cards = карт пока нет
web-stone-age-people-home = дома { $idle } из { $all }
web-stone-age-feeds = съедят { $need }, вырастет { $grows }

web-stone-age-now = Сразу
web-stone-age-end = В конце
web-stone-age-top-roll-wood = Бросок, плюс инструменты, делится на { $divisor }.
web-stone-age-top-roll-clay = Бросок, плюс инструменты, делится на { $divisor }.
web-stone-age-top-roll-stone = Бросок, плюс инструменты, делится на { $divisor }.
web-stone-age-top-roll-gold = Бросок, плюс инструменты, делится на { $divisor }.
web-stone-age-top-roll-food = Бросок, плюс инструменты, делится на { $divisor }.
web-stone-age-top-dice = По кубику за каждого игрока; вы выбираете первым, затем остальные по кругу.
web-stone-age-top-points = Записываются сразу.
web-stone-age-top-tool = Ещё один инструмент или улучшение прежнего.
web-stone-age-top-farm = На одну еду больше каждый раунд.
web-stone-age-top-draw = Возьмите верхнюю карту стопки; её видите только вы, она считается в конце.
web-stone-age-top-once = Добавьте его к одному своему броску, когда захотите.
web-stone-age-top-choice = Возьмите их, когда понадобятся.
web-stone-age-bottom-symbol = Разные символы приносят квадрат своего числа: 3 дают 9, 8 дают 64.
web-stone-age-bottom-farmer = Каждый приносит ваш уровень земледелия.
web-stone-age-bottom-toolmaker = Каждый приносит сумму ваших инструментов.
web-stone-age-bottom-builder = Каждый приносит число ваших построек.
web-stone-age-bottom-shaman = Каждый приносит число ваших жителей.
