web-origin-world = Мир
web-origin-rewards = Награды
web-origin-hand = Рука
web-origin-yours = Ваше племя
web-origin-score = Очки на этот момент
web-origin-turn = Ход { $number }
web-origin-evolve = Эволюция
web-origin-migrate = Миграция
web-origin-swap = Обмен
web-origin-nearer = Ближе
web-origin-farther = Дальше
web-origin-pool = Фишки в резерве · { $count }
web-origin-empty = не осталось
web-origin-brown = Только тайлы
web-origin-reserve = Резерв
web-origin-discard = Сброс
web-origin-tile = { $colour } тайл, уровень { $level }
web-origin-no-tile = { $colour-feminine } колонка: пустое место
web-origin-deck = { $cards }: в колоде { $count }
web-origin-holds = { $cards }: { $count }
web-origin-open = Открытые карты
web-origin-no-cards = Карт в руке нет
web-origin-level = нужен тайл уровня { $level }
web-origin-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
web-origin-far = { $have } из { $need }
web-origin-take-up = Взять эту фишку.
web-origin-held = Выбрана.
web-origin-stands = { $name }: { $pawn }, ходит на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
web-origin-nobodys = ничья { $pawn }
web-origin-across = { $strait }: { $land }{ $value ->
    [0] , жетон взят
   *[other] , жетон { $value }
}
web-origin-pays = Награда: { $what }
web-origin-pays-yellow = тайл и карта действия или одна из трёх карт действия
web-origin-pays-orange = тайл и постоянная карта или одна из трёх постоянных
web-origin-pays-lilac = тайл и карта цели или одна из трёх карт цели
web-origin-pays-brown = два коричневых тайла или один из любой колонки
web-origin-pays-hunting = жетон охоты { $value }
web-origin-pays-strait = { $strait }, жетон пролива { $value }
web-origin-pays-nothing = ничего
web-origin-with-yellow = Вместе с ним — верхняя карта действия.
web-origin-with-orange = Вместе с ним — верхняя постоянная карта.
web-origin-with-lilac = Вместе с ним — верхняя карта цели.
web-origin-with-brown = Затем второй коричневый тайл, если его можно выложить.
web-origin-alone = Только этот тайл вместо двух коричневых.
web-origin-opens = На него можно будет положить тайл уровня { $next }, и он нужен для постоянных карт уровня { $level }.
web-origin-looks = Лучшую из трёх вы оставите себе, тайла не будет; остальные уйдут под колоду.
web-origin-no-room = Ни один из тайлов выложить нельзя, поэтому только карта.
web-origin-to-hand = Она придёт вам в руку.
web-origin-under = Она уйдёт под колоду.
web-origin-goal-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, когда цель будет достигнута; пока { $have } из { $need }.
web-origin-gains = { $count ->
    [one] Сразу +{ $count } очко.
    [few] Сразу +{ $count } очка.
   *[other] Сразу +{ $count } очков.
}
web-origin-laid = На столе она приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} вместо { $hand } в руке.
web-origin-in-hand = В руке она приносит { $count ->
    [one] { $count } очко.
    [few] { $count } очка.
   *[other] { $count } очков.
}
web-origin-loses = { $count ->
    [one] −{ $count } очко: столько стоит карта в руке.
    [few] −{ $count } очка: столько стоит карта в руке.
   *[other] −{ $count } очков: столько стоит карта в руке.
}
web-origin-costs-village = { $count ->
    [one] Нужно { $count } поселение.
    [few] Нужно { $count } поселения.
   *[other] Нужно { $count } поселений.
}
web-origin-displaced = Фишка игрока { $name } уходит { $start-to }.
web-origin-guide-act = Новая фишка — рядом с похожей; своя идёт дальше или меняется с более слабой чужой. На бирках — награда.
web-origin-guide-kinds = Поставьте новую фишку рядом с похожей (нужно поселение), передвиньте свою или поменяйте её с более слабой чужой. На бирках — награда.
web-origin-guide-evolve = Новая фишка из резерва встаёт рядом с похожей на неё. Нужно одно поселение.
web-origin-guide-migrate = Ваша фишка идёт на свободную территорию: шагов не больше, чем её высота.
web-origin-guide-swap = Ваша фишка приходит на место чужой, более слабой, и они меняются местами.
web-origin-guide-reward = Возьмите подсвеченный тайл, с ним придёт и карта; или нажмите на колоду: из трёх карт одна ваша.
web-origin-guide-reward-any = Возьмите подсвеченный тайл: «Пергамент» даёт брать из любой колонки. С ним придёт карта. Или нажмите на колоду: из трёх карт одна ваша.
web-origin-guide-brown-any = Возьмите два тайла, один за другим: «Пергамент» даёт брать из любой колонки.
web-origin-guide-second = Ещё один коричневый тайл. Его можно положить и на первый; тусклые положить не на что.
web-origin-guide-second-any = Любой подсвеченный тайл: «Пергамент» даёт брать из любой колонки. Его можно положить и на первый; тусклые положить не на что.
web-origin-guide-choose = Когда все точки заполнены, цель можно выложить за её очки. Другие не увидят, что вы оставили; остальные две уйдут в колоду.
web-origin-guide-cards = За ход по карте каждого цвета. На бирке — сколько очков даст карта сейчас: в руке она стоит 1.
web-origin-guide-brown = Возьмите коричневый тайл, потом второй; или всего один, но из другой колонки.
web-origin-now-new = { $land }: теперь новая фишка
web-origin-now-pawn = { $land }: какая фишка сюда встанет?
web-origin-now-land = { $pawn }: теперь территория
web-origin-now-to = { $land }: куда пойдёт ваша фишка?
web-origin-fits = { $count ->
    [one] Из резерва подходит { $count } фишка.
    [few] Из резерва подходят { $count } фишки.
   *[other] Из резерва подходит { $count } фишек.
}
web-origin-comes = { $count ->
    [one] Из ваших дойдёт { $count }.
   *[other] Из ваших дойдут { $count }.
}
web-origin-others = Нажмите на другую, чтобы узнать, почему она не подходит.
web-origin-beside = { $count ->
    [one] Подсвечена { $count } территория рядом с похожей фишкой; на бирке награда.
    [few] Подсвечены { $count } территории рядом с похожими фишками; на бирках награды.
   *[other] Подсвечено { $count } территорий рядом с похожими фишками; на бирках награды.
}
web-origin-steps = { $steps ->
    [one] Она ходит на { $steps } шаг.
    [few] Она ходит не дальше чем на { $steps } шага.
   *[other] Она ходит не дальше чем на { $steps } шагов.
}
web-origin-free-migrate = Свободных территорий на пути: { $count }.
web-origin-free-swap = { $count ->
    [one] Поменяться можно с { $count } фишкой.
   *[other] Поменяться можно с { $count } фишками.
}
web-origin-step = Шаги действия
web-origin-step-land = территория
web-origin-step-pawn = фишка
web-origin-step-reward = награда
web-origin-beyond = Ещё { $count } за краем
web-origin-now = Сейчас: { $points } ★
web-origin-back-land = Другая территория
web-origin-back-pawn = Другая фишка
web-origin-back-step = Шаг назад
web-origin-ways = Как
web-origin-way-take = два тайла
web-origin-way-any = только этот
web-origin-way-top = верхняя карта
web-origin-way-look = одна из трёх
web-origin-ends = Игра идёт, пока не кончится что-то одно
web-origin-last = Последние ходы
web-origin-tiles-left = Тайлы
web-origin-villages-left = Поселения всех
