# Доска «Истоков» в браузере.

web-kingdomino-origins-land = Терри­тория
web-kingdomino-origins-others = Другие
web-kingdomino-origins-supply = Запас
web-kingdomino-origins-round = Раунд { $round } из { $rounds }
web-kingdomino-origins-yours = Ваша территория
web-kingdomino-origins-land-of = Территория: { $name }, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}
web-kingdomino-origins-show = Показать территорию: { $name }
web-kingdomino-origins-back = Моя территория
web-kingdomino-origins-follow = Следить за ходом
web-kingdomino-origins-close = Закрыть

web-kingdomino-origins-this-row = Этот ряд
web-kingdomino-origins-next-row = Следующий ряд
web-kingdomino-origins-first-row = Первый ряд
web-kingdomino-origins-domino = Участок { $domino }
web-kingdomino-origins-chief = Вождь: { $name }
web-kingdomino-origins-pile = { $count ->
    [0] Участков в коробке нет
   *[other] Участков в коробке: { $count }
}
web-kingdomino-origins-front = первый — { $domino }
web-kingdomino-origins-fires = { $count ->
    [one] { $count } костёр
    [few] { $count } костра
   *[other] { $count } костров
}
web-kingdomino-origins-crowns = { $count ->
    [one] { $count } корона
    [few] { $count } короны
   *[other] { $count } корон
}
web-kingdomino-origins-aside = Отложены: { $dominoes }
web-kingdomino-origins-then-choose = Затем выберите участок следующего ряда
web-kingdomino-origins-order = { $place }-й ход в следующем раунде
web-kingdomino-origins-in-all = всего { $plus }
web-kingdomino-origins-turn = Повернуть
web-kingdomino-origins-fit = Показать всю территорию

web-kingdomino-origins-hired = ждёт места
web-kingdomino-origins-cave = Пещера
web-kingdomino-origins-stack = В стопке: { $count }
web-kingdomino-origins-empty = Пусто
web-kingdomino-origins-totems = Тотемы
web-kingdomino-origins-totem = Тотем ({ $resource }), { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. { $holder }
web-kingdomino-origins-nobody = ни у кого
web-kingdomino-origins-on-table = на столе
web-kingdomino-origins-tokens = Жетоны костра
web-kingdomino-origins-reach = летят на { $reach ->
    [one] { $reach } квадрат
    [few] { $reach } квадрата
   *[other] { $reach } квадратов
}
web-kingdomino-origins-sheet = Ваши очки
web-kingdomino-origins-no-points = Пока нет очков: квадраты × костры
web-kingdomino-origins-price-open = Открытый стоит { $count } разных ресурса
web-kingdomino-origins-price-stack = из стопки — { $count }
web-kingdomino-origins-note-place = Коснитесь места. Половина должна прилегать к хижине или к такому же ландшафту.
web-kingdomino-origins-note-choose = Меньше число — раньше ход в следующем раунде.
web-kingdomino-origins-note-fire = Костры умножают очки своего ландшафта. Что лежит на квадрате, сгорит.
web-kingdomino-origins-note-pair = Сопернику достанутся остальные. Меньше число — раньше ход.
