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
web-kingdomino-origins-price-open = { $count ->
    [few] Открытые: за { $count } разных ресурса
   *[other] Открытые: за { $count } разных ресурсов
}
web-kingdomino-origins-price-stack = Из стопки: за { $count }, по одному каждого вида
web-kingdomino-origins-note-hire = Очки в конце игры — за то, что на 8 квадратах вокруг. Платят ресурсами своей территории.
web-kingdomino-origins-note-pay = Сверху вниз, слева направо, каждый вид — один раз; тусклые — позже или не нужны. { $does }
web-kingdomino-origins-note-put = { $does }. На бирках — очки на этот момент.
web-kingdomino-origins-note-give = У вас уже не больше всех, а у других поровну: −{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, кому бы он ни достался.
web-kingdomino-origins-cavemen = Кроманьонцы
web-kingdomino-origins-bonuses = Бонусы
web-kingdomino-origins-more = ещё { $count }
web-kingdomino-origins-both = { $first } и { $second }
web-kingdomino-origins-note-place = Коснитесь места. Половина должна прилегать к хижине или к такому же ландшафту.
web-kingdomino-origins-note-choose = Меньше число — раньше ход в следующем раунде.
web-kingdomino-origins-note-fire = На бирках — очки: костры умножают квадраты своего ландшафта. Что здесь лежит, сгорит.
web-kingdomino-origins-note-pair = Два варианта: { $outer } или { $inner }. Сопернику достанутся остальные. Меньше число — раньше ход.
