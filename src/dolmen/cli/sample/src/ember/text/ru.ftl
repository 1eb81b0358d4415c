game-title = Ember
game-feel = Дрова, огонь и удача
game-blurb = Соберите столько дров, на сколько хватит смелости, и донесите их домой до дождя.

ask-turn = { $sticks ->
    [0] Собирайте дрова
    [one] Собирайте дальше или несите домой { $sticks } палку
    [few] Собирайте дальше или несите домой { $sticks } палки
   *[many] Собирайте дальше или несите домой { $sticks } палок
}
    .help = Прутик — 1 палка, ветка — 2, бревно — 3. Дождь отнимает всё, что в руках: два случая из восьми.
    .other = { $seat } собирает дрова
ask-find = Идут поиски дров

word-gather = Собирать
word-home = Нести домой
word-find = Найдено: { $what }

event-found = { $seat } находит { $what-a } ({ $sticks ->
    [one] { $sticks } палка
    [few] { $sticks } палки
   *[many] { $sticks } палок
}).
event-soaked = Дождь! { $seat } теряет { $sticks ->
    [0] ноль палок
    [one] { $sticks } палку
    [few] { $sticks } палки
   *[many] { $sticks } палок
}.
event-laid = { $seat } кладёт в очаг { $sticks ->
    [one] { $sticks } палку
    [few] { $sticks } палки
   *[many] { $sticks } палок
}.

refusal-arms-full = Руки полны: больше { $most } палок не унести.
refusal-arms-empty = В руках ничего нет.
refusal-fate = Это решает только случай.

item-hearth = Палки в очаге
tie-soaked = чаще промокал

name-twig = прутик
    .a = прутик
name-branch = ветка
    .a = ветку
name-log = бревно
    .a = бревно
name-rain = дождь
    .a = дождь
name-points = очаг
name-sticks = руки
name-players = Хранители
name-seat = место
name-score = очаг
name-soaked = промок
name-arms = В руках
name-round = Раунд
name-rounds = Раунды

option-rounds = Раунды
    .help = Сколько ходов у каждого.
