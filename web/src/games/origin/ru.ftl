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
web-origin-no-tile = { $colour } колонка: пустое место
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
web-origin-held = Выбрано.
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
web-origin-with-yellow = Вместе с ним — верхняя карта действия
web-origin-with-orange = Вместе с ним — верхняя постоянная карта
web-origin-with-lilac = Вместе с ним — верхняя карта цели
web-origin-with-brown = Затем второй тайл, если его можно выложить
web-origin-ways = Как
web-origin-way-take = два тайла
web-origin-way-any = только этот
web-origin-way-top = верхняя карта
web-origin-way-look = одна из трёх
web-origin-ends = Конец, когда что-то одно иссякнет
web-origin-last = Последние ходы
web-origin-tiles-left = Тайлы
web-origin-villages-left = Поселения у всех
