# Доска «Истоков» в браузере.

web-kingdomino-origins-land = Моя земля
web-kingdomino-origins-others = Другие
web-kingdomino-origins-supply = Запас
web-kingdomino-origins-round = Раунд { $round } из { $rounds }
web-kingdomino-origins-yours = Ваша земля
web-kingdomino-origins-land-of = Земля: { $name }, очков: { $score }
web-kingdomino-origins-show = Показать землю: { $name }
web-kingdomino-origins-back = Моя земля
web-kingdomino-origins-follow = Следить за ходом
web-kingdomino-origins-close = Закрыть

web-kingdomino-origins-this-row = Этот ряд
web-kingdomino-origins-next-row = Следующий ряд
web-kingdomino-origins-first-row = Первый ряд
web-kingdomino-origins-domino = Участок { $domino }
web-kingdomino-origins-chief = Вождь: { $name }
web-kingdomino-origins-pile = { $count ->
    [0] Стопка участков пуста
   *[other] Участков в стопке: { $count }
}
web-kingdomino-origins-front = впереди { $domino }
web-kingdomino-origins-fires = { $count ->
    [one] { $count } огонь
    [few] { $count } огня
   *[other] { $count } огней
}
web-kingdomino-origins-crowns = { $count ->
    [one] { $count } корона
    [few] { $count } короны
   *[other] { $count } корон
}
web-kingdomino-origins-aside = Отложены: { $dominoes }
web-kingdomino-origins-then-choose = Затем выберите из следующего ряда
web-kingdomino-origins-in-all = всего { $plus }
web-kingdomino-origins-turn = Повернуть
web-kingdomino-origins-fit = Показать всю землю

web-kingdomino-origins-cave = Пещера
web-kingdomino-origins-stack = В стопке: { $count }
web-kingdomino-origins-empty = Пусто
web-kingdomino-origins-totems = Тотемы
web-kingdomino-origins-totem = Тотем ({ $resource }), очков: { $points }. { $holder }
web-kingdomino-origins-nobody = ни у кого
web-kingdomino-origins-on-table = на столе
web-kingdomino-origins-tokens = Жетоны огня
web-kingdomino-origins-reach = летят на { $reach }
web-kingdomino-origins-sheet = Ваши очки
web-kingdomino-origins-no-points = Пока нет очков: квадраты × огни
web-kingdomino-origins-price-open = Открытый: 2 разных ресурса
web-kingdomino-origins-price-stack = Из стопки: все 4
