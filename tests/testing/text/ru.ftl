game-title = Каирн
game-feel = Камешки и одна тайна
game-blurb = Копайте камешки и надейтесь, что ваша скрытая карта старше.

ask-act = Копайте, меняйте карту или отдыхайте: { $left ->
    [one] остался { $left } ход
    [few] осталось { $left } хода
   *[many] осталось { $left } ходов
}
    .other = { $seat } копает, меняет карту или отдыхает
ask-deal = Сдаётся карта
ask-dig = Кто-то копает

word-dig = Копать камешки
word-swap = Сменить карту
word-rest = Отдыхать
word-find = Найти: { $pebbles }
word-deal = { $player } получает { $card-id ->
    [hidden] карту
   *[other] карту { $card }
}

event-found = { $seat } находит { $pebbles ->
    [one] { $pebbles } камешек
    [few] { $pebbles } камешка
   *[many] { $pebbles } камешков
}.
event-dealt = { $seat } получает { $card-id ->
    [hidden] карту
   *[other] карту { $card }
}.
event-buried = { $seat } кладёт под колоду { $card-id ->
    [hidden] карту
   *[other] карту { $card }
}.
event-rested = { $seat } отдыхает.

refusal-not-now = Не сейчас.

item-pebbles = Камешки
item-card = Скрытая карта
tie-card = старшая карта

option-digging = Как выпадают находки
    .help = Малые находки вероятнее или все равны.
    .value-weighted = малые вероятнее
    .value-even = все равновероятны
option-turns = Ходы
    .help = Сколько раз каждый действует.
