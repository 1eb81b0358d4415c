# Доска игры «Энергосеть: Первые Искры» в браузере.

web-first-sparks-round = Раунд { $round }
web-first-sparks-set-up = Подготовка
web-first-sparks-table = Стол
web-first-sparks-lands = Земли
web-first-sparks-market = Рынок
web-first-sparks-pantry = Припасы
web-first-sparks-yours = Ваше племя
web-first-sparks-people = { $count ->
    [one] { $count } житель
    [few] { $count } жителя
   *[other] { $count } жителей
}
web-first-sparks-close = Закрыть
web-first-sparks-fit = Показать всё поле
web-first-sparks-nearer = Ближе
web-first-sparks-turn = Повернуть
web-first-sparks-turn-hint = Клавиша R, колесо мыши или кнопка поворачивают дальше
web-first-sparks-turn-touch = Кнопка со стрелкой поворачивает дальше
web-first-sparks-in-hand = Тайл в руке

## Рынок

web-first-sparks-offer = На рынке
web-first-sparks-all-offer = Весь рынок
web-first-sparks-one-each = каждому одна карта за раунд
web-first-sparks-later = купить можно в фазе покупки
web-first-sparks-next = Позже
web-first-sparks-sold-out = Рынок пуст
web-first-sparks-deck = Колода { $count }
web-first-sparks-shuffle-card = Карта «тасования»
web-first-sparks-shuffle = уйдёт в фазе бюрократии
web-first-sparks-shuffle-in = с картой «тасования»
web-first-sparks-unseen = В колоде или втёмную в коробке:
web-first-sparks-top = Сверху:
web-first-sparks-under = Под картой «тасования»:
web-first-sparks-boxed = Вне игры:
web-first-sparks-reconstructed = Цены, ступени добычи, номера большинства инструментов, Речь, прибавка Плуга, горы и часть угодий восстановлены нами; остальное — из правил.

## Кто может взять карту

web-first-sparks-you = вы
web-first-sparks-you-offer = вы предлагаете
web-first-sparks-offers = { $name } предлагает
web-first-sparks-may-take = { $you ->
    [yes] можете взять
   *[no] { $count ->
        [one] может взять
       *[other] могут взять
    }
}
web-first-sparks-else-yours = иначе ваша
web-first-sparks-only-yours = ваша: больше взять некому
web-first-sparks-else-theirs = иначе берёт { $name }
web-first-sparks-else-choose = иначе купите или уберёте
web-first-sparks-else-chooses = иначе { $name } купит или уберёт

## Что делает карта

web-first-sparks-price-word = цена
web-first-sparks-costs = { $food ->
    [one] стоит { $food } еду
   *[other] стоит { $food } еды
}
web-first-sparks-bonus = { $cost } минус зерно на карте
web-first-sparks-lie = лежит
web-first-sparks-take = взять
web-first-sparks-step = если лежит { $from }, берёт { $amount }
web-first-sparks-hunts-berry = Берёт ягоды у ягодника
web-first-sparks-hunts-fish = Берёт рыбу у озера
web-first-sparks-hunts-bear = Берёт медведей в лесу
web-first-sparks-hunts-mammoth = Берёт мамонтов в долине
web-first-sparks-at-berry = у ягодника
web-first-sparks-at-fish = у озера
web-first-sparks-at-bear = в лесу
web-first-sparks-at-mammoth = в долине
web-first-sparks-does-field = { $count ->
    [one] Даёт { $count } зерно за каждую охоту. Угодье не нужно, запас не кончается.
    [few] Даёт { $count } зерна за каждую охоту. Угодье не нужно, запас не кончается.
   *[other] Даёт { $count } зёрен за каждую охоту. Угодье не нужно, запас не кончается.
}
web-first-sparks-does-herbs = { $count ->
    [one] Дают { $count } зерно за каждую охоту. Угодье не нужно, запас не кончается.
    [few] Дают { $count } зерна за каждую охоту. Угодье не нужно, запас не кончается.
   *[other] Дают { $count } зёрен за каждую охоту. Угодье не нужно, запас не кончается.
}
web-first-sparks-does-fire = Ваша еда больше не портится, и никто не видит, сколько её.
web-first-sparks-does-plow = { $count ->
    [one] Каждое ваше поле даёт за охоту на { $count } зерно больше.
    [few] Каждое ваше поле даёт за охоту на { $count } зерна больше.
   *[other] Каждое ваше поле даёт за охоту на { $count } зёрен больше.
}
web-first-sparks-does-sledge = { $count ->
    [4] Место для четвёртого инструмента.
   *[other] Мест для инструментов: { $count } вместо трёх.
}
web-first-sparks-does-intelligence = Вы на место дальше в порядке хода: покупаете позже, охотитесь раньше.
web-first-sparks-does-speech-flat = Занятая ячейка дороже всего на 1, сколько бы племён там ни стояло.
web-first-sparks-does-speech-one_less = Занятая ячейка стоит вам на 1 меньше, чем другим.
web-first-sparks-does-speech-none = Занятая ячейка стоит вам не дороже свободной.
web-first-sparks-brief-field = +{ $count } { $count ->
    [one] зерно
    [few] зерна
   *[other] зёрен
} за охоту
web-first-sparks-brief-herbs = +{ $count } { $count ->
    [one] зерно
    [few] зерна
   *[other] зёрен
} за охоту
web-first-sparks-brief-fire = еда не портится
web-first-sparks-brief-plow = поля дают на { $count } больше
web-first-sparks-brief-sledge = мест для инструментов: { $count }
web-first-sparks-brief-intelligence = на место назад
web-first-sparks-brief-speech = занятые ячейки дешевле

## Что это даёт вам

web-first-sparks-food-now = еды сейчас
web-first-sparks-food-next = еды в новом раунде
web-first-sparks-food-round = еды за раунд
web-first-sparks-keeps = еды не испортится
web-first-sparks-for-good = навсегда
web-first-sparks-known = это знание у вас есть
web-first-sparks-short = не хватает { $food } еды
web-first-sparks-crowded = минус один инструмент
web-first-sparks-no-field = полей у вас нет
web-first-sparks-why-nobody-berry = ваших у ягодника нет
web-first-sparks-why-nobody-fish = ваших у озера нет
web-first-sparks-why-nobody-bear = ваших в лесу нет
web-first-sparks-why-nobody-mammoth = ваших в долине нет
web-first-sparks-why-empty = там ничего не лежит
web-first-sparks-why-spent = ваши инструменты и так всё возьмут
web-first-sparks-takes-now = Сейчас берёт { $count }
web-first-sparks-grain-each = +{ $count } { $count ->
    [one] зерно
    [few] зерна
   *[other] зёрен
} за охоту
web-first-sparks-loss = { $food ->
    [0] сейчас без потерь
    [one] −{ $food } еда за охоту
   *[other] −{ $food } еды за охоту
}
web-first-sparks-free = место для инструмента

## Урожай

web-first-sparks-harvest = Урожай
web-first-sparks-lies = лежит
web-first-sparks-each-round = в раунд
web-first-sparks-a-round = +{ $count } за раунд
web-first-sparks-nobody = никого
web-first-sparks-you-take = вы берёте
web-first-sparks-worth = { $value ->
    [one] по { $value } еде
   *[other] по { $value } еды
}
web-first-sparks-needs-basket = нужно лукошко
web-first-sparks-needs-rod = нужна удочка
web-first-sparks-needs-bow = нужен лук
web-first-sparks-needs-spear = нужно копьё
web-first-sparks-harvest-of = { $food }: лежит { $count }, { $refill ->
    [0] {""}
   *[other] каждый раунд ещё { $refill },{" "}
}по { $value } { $value ->
    [one] еде
   *[other] еды
}
web-first-sparks-takes = Ваши инструменты взяли бы сейчас { $count }, еды: { $food }
web-first-sparks-catch = Ближайшая охота принесла бы еды: { $food }
web-first-sparks-hidden = скрыта благодаря Огню
web-first-sparks-lost = Вне игры: { $count }
web-first-sparks-done = карта куплена или пас

## Расчёт раунда

web-first-sparks-reckoning = Еда до прокорма
web-first-sparks-now = сейчас
web-first-sparks-rot = портится
web-first-sparks-rot-third = ⅓ после покупки
web-first-sparks-fire-keeps = хранит Огонь
web-first-sparks-hunt = охота
web-first-sparks-meal = прокорм
web-first-sparks-meal-each = по 1
web-first-sparks-to-spread = на расселение
web-first-sparks-next-round = в новом раунде
web-first-sparks-left = итого
web-first-sparks-lack = нехватка
web-first-sparks-if-you-pass = если пас
web-first-sparks-if-you-stop = если остановитесь
web-first-sparks-after-meal = после прокорма
web-first-sparks-hungry = { $count ->
    [one] { $count } останется голодным
   *[other] { $count } останутся голодными
}

## Порядок и размер

web-first-sparks-order = Порядок хода
web-first-sparks-place = ход
web-first-sparks-forwards = Начинает первый
web-first-sparks-backwards = Начинает последний
web-first-sparks-goal = { $goal }-й житель завершает игру
web-first-sparks-sizes = Размер племени · игру завершает { $goal }-й житель

## Подсказки

web-first-sparks-across = { $food } за гору
web-first-sparks-shared = { $food } за соседей
web-first-sparks-price = цена { $sum }
web-first-sparks-pays = { $food ->
    [one] { $sum } еда, останется { $left }.
   *[other] { $sum } еды, останется { $left }.
}
web-first-sparks-is-free = Это бесплатно.
web-first-sparks-hunt-more = { $food ->
    [one] Охота принесёт на { $food } еду больше.
   *[other] Охота принесёт на { $food } еды больше.
}
web-first-sparks-hunt-less = { $food ->
    [one] Охота принесёт на { $food } еду меньше.
   *[other] Охота принесёт на { $food } еды меньше.
}
web-first-sparks-hunt-same = Охота принесёт столько же.
web-first-sparks-then = { $first }, потом { $last }
web-first-sparks-offer-first = { $food ->
    [one] { $count ->
        [one] { $who } может взять её раньше вас за { $food } еду.
       *[other] { $who } могут взять её раньше вас за { $food } еду.
    }
   *[other] { $count ->
        [one] { $who } может взять её раньше вас за { $food } еды.
       *[other] { $who } могут взять её раньше вас за { $food } еды.
    }
}
web-first-sparks-offer-else = Иначе вы заплатите { $food }, и останется { $left }.
web-first-sparks-offer-yours = Взять её больше некому: вы заплатите { $food }, и останется { $left }.
web-first-sparks-offer-free = Иначе вы купите её за { $food } или уберёте в коробку.
web-first-sparks-buy-left = Вы заплатите { $food }, и останется { $left }.
web-first-sparks-decline-next = Тогда её может взять { $who }. Вы ещё можете взять другую.
web-first-sparks-decline-last = Тогда её получит { $who }. Вы ещё можете взять другую.
web-first-sparks-box-tool = Карта выйдет из игры, а то, что ею можно добыть, уйдёт из урожая.
web-first-sparks-box-card = Карта выйдет из игры.
web-first-sparks-means-done = { $food ->
    [one] останется { $food } еда
   *[other] останется { $food } еды
}
web-first-sparks-means-pass = { $food ->
    [one] останется { $food } еда, испортится { $spoils }
   *[other] останется { $food } еды, испортится { $spoils }
}
web-first-sparks-means-buy = { $left ->
    [one] останется { $left } еда
   *[other] останется { $left } еды
}
web-first-sparks-means-decline-next = потом спросят: { $who }
web-first-sparks-means-decline-last = её получит { $who }
web-first-sparks-means-box = выйдет из игры
web-first-sparks-pass-keeps = { $food ->
    [one] В этом раунде без карты. У вас { $food } еда, испортится { $spoils }.
   *[other] В этом раунде без карты. У вас { $food } еды, испортится { $spoils }.
}
web-first-sparks-done-keeps = { $food ->
    [one] На карты у вас { $food } еда. Что останется после покупки, на треть испортится.
   *[other] На карты у вас { $food } еды. Что останется после покупки, на треть испортится.
}
web-first-sparks-advise-lay = { $touching ->
    [1] Тайл должен соприкасаться стороной с первым. Поверните его как угодно.
   *[other] Тайл должен соприкасаться сторонами с двумя разными тайлами. Поверните его как угодно.
}
web-first-sparks-advise-first = Бесплатно, на ячейку с плюсом. Добывают то, что в середине угодья, когда есть инструмент. У каждого угодья начинает лишь одно племя.
web-first-sparks-advise-spread = { $ends ->
    [last] Цель достигнута: после этой фазы побеждает самое большое племя, при равенстве — у кого больше еды.
    [near] { $more ->
        [one] Ещё { $more } житель, и после этой фазы игра окончится
        [few] Ещё { $more } жителя, и после этой фазы игра окончится
       *[other] Ещё { $more } жителей, и после этой фазы игра окончится
    }: победит самое большое племя.
   *[far] { $food ->
        [one] Цена написана на ячейках. У вас { $food } еда; остаток пойдёт на карты
       *[other] Цена написана на ячейках. У вас { $food } еды; остаток пойдёт на карты
    }{ $fire ->
        [yes] {""}
       *[no] , но треть того, что останется, испортится
    }.
}
web-first-sparks-enough = { $count ->
    [0] Больше ни на кого еды не хватит.
    [one] Еды хватит ещё на { $count } жителя.
   *[other] Еды хватит ещё на { $count } жителей.
}
web-first-sparks-ends = С ним игра окончится после этой фазы: победит самое большое племя.
web-first-sparks-advise-offer = { $rivals ->
    [0] Взять карту сейчас больше некому: что предложите, то и ваше.
   *[other] Её могут взять и другие. Если никто не возьмёт, она ваша.
}
web-first-sparks-advise-offer-free = Её может взять соперник. Если нет, вы её купите или уберёте в коробку.
web-first-sparks-advise-discard = Он уйдёт насовсем. Знания места не занимают.
web-first-sparks-advise-starve = Вся еда съедена. На ярлыке — сколько потеряет охота. Оставшиеся должны стоять одной группой.
web-first-sparks-advise-neutral = Ничьё племя ничего не платит, но занятые им ячейки дороже.
