# Доска «Каменного века» в браузере.

web-stone-age-valley = Долина
web-stone-age-cards = Карты
web-stone-age-huts = Постройки
web-stone-age-round = Раунд { $round }
web-stone-age-village = Поселение

web-stone-age-plate-toolmaker = Орудия
web-stone-age-plate-hut = Хижина
web-stone-age-plate-farm = Ферма
web-stone-age-plate-hunt = Охота
web-stone-age-plate-forest = Лес
web-stone-age-plate-clay-pit = Карьер
web-stone-age-plate-quarry = Камень
web-stone-age-plate-river = Река

web-stone-age-gain-toolmaker = Ещё один инструмент или лучше прежнего
web-stone-age-gain-hut = Ещё один житель, со следующего раунда
web-stone-age-gain-farm = На одну еду больше каждый раунд
web-stone-age-hint-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
} ÷ { $divisor }: { $good }, примерно { NUMBER($about, maximumFractionDigits: 1) }
web-stone-age-hint-card = { $top } сразу, { $bottom } в конце
web-stone-age-hint-building = { $cost } — очков: { $points }

web-stone-age-buildings = Постройки
web-stone-age-deck = Цивилизация · в колоде { $count }
web-stone-age-left = осталось { $count }
web-stone-age-empty = пусто
web-stone-age-free = свободно { $count }
web-stone-age-there = { $name }: { $count }
web-stone-age-costs = цена — { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
}
web-stone-age-points = очков: { $points }

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
web-stone-age-pay = Заплатить
web-stone-age-take = Взять
web-stone-age-pay-for = Заплатить, очков: { $points }
web-stone-age-cheapest = Заплатить самым дешёвым: { $goods }
web-stone-age-back = Вернуть: { $good }
web-stone-age-with-tools = С инструментами { $tools }: { $good }, { $amount }

web-stone-age-lab-points = очки
web-stone-age-lab-people = жители
web-stone-age-lab-food = еда
web-stone-age-lab-farm = поля
web-stone-age-lab-tools = орудия
web-stone-age-lab-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-stone-age-lab-huts = дома
web-stone-age-used = использован
web-stone-age-no-cards = карт пока нет
web-stone-age-people-home = дома { $idle } из { $all }
web-stone-age-feeds = съедят { $need }, вырастет { $grows }

web-stone-age-now = Сразу
web-stone-age-end = В конце
web-stone-age-top-roll-wood = Бросок, плюс инструменты, делится на 3.
web-stone-age-top-roll-clay = Бросок, плюс инструменты, делится на 4.
web-stone-age-top-roll-stone = Бросок, плюс инструменты, делится на 5.
web-stone-age-top-roll-gold = Бросок, плюс инструменты, делится на 6.
web-stone-age-top-roll-food = Бросок, плюс инструменты, делится на 2.
web-stone-age-top-dice = По кубику за каждого игрока; вы выбираете первым, затем остальные по кругу.
web-stone-age-top-points = Записываются сразу.
web-stone-age-top-tool = Ещё один инструмент или лучше прежнего.
web-stone-age-top-farm = На одну еду больше каждый раунд.
web-stone-age-top-draw = Возьмите верхнюю карту колоды втёмную; она считается в конце.
web-stone-age-top-once = Добавьте его к одному своему броску, когда захотите.
web-stone-age-top-choice = Возьмите их, когда понадобятся.
web-stone-age-bottom-symbol = Разные символы приносят квадрат своего числа: 3 дают 9, 8 дают 64.
web-stone-age-bottom-farmer = Каждый приносит ваш уровень земледелия.
web-stone-age-bottom-toolmaker = Каждый приносит сумму ваших инструментов.
web-stone-age-bottom-builder = Каждый приносит число ваших построек.
web-stone-age-bottom-shaman = Каждый приносит число ваших жителей.
