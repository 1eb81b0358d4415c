# «Лоскутное королевство. Истоки» по-русски. Как параметры попадают в сообщения, сказано в dolmen/core/texts.py.

game-title = Лоскутное королевство. Истоки
game-feel = Быстро и складно
game-blurb = Выкладывайте участки земли, и пусть вулканы бросают огонь в самые большие регионы.

## Направления, пары и стартовый участок. Остальные клетки названы по пути от хижины: n2e1 — две вверх, одна вправо.

name-hut = стартовый участок
name-right = вправо
name-down = вниз
name-left = влево
name-up = вверх
name-outer = участки 1 и 4
name-inner = участки 2 и 3

## Части хода

name-placing = Положить
name-eruption = Вулкан
name-choosing = Выбрать
name-hiring = Нанять

## Ландшафты

name-desert = пустыня
name-steppe = степь
name-lake = озеро
name-jungle = джунгли
name-quarry = карьер
name-volcano = вулкан
name-wheat = пшеница
name-forest = лес
name-pasture = луг
name-swamp = болото
name-mine = шахта

## Ресурсы. .the: что сгорает или тратится; .of: тотем чего.

name-mammoth = мамонт
    .the = мамонта
    .of = мамонта
name-fish = рыба
    .the = рыбу
    .of = рыбы
name-mushroom = гриб
    .the = гриб
    .of = гриба
name-flint = кремень
    .the = кремень
    .of = кремня

name-points = очки

## Кроманьонцы. .the: кого нанимают; .does: за что очки; .brief: то же рядом с рисунком.

name-hunter = охотник
    .the = охотника
    .does = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за каждого мамонта на 8 квадратах вокруг
    .brief = { $points } за мамонта
name-fisherwoman = рыбачка
    .the = рыбачку
    .does = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за каждую рыбу на 8 квадратах вокруг
    .brief = { $points } за рыбу
name-gatherer = собирательница
    .the = собирательницу
    .does = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за каждый гриб на 8 квадратах вокруг
    .brief = { $points } за гриб
name-sculptor = ваятельница
    .the = ваятельницу
    .does = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за каждый кремень на 8 квадратах вокруг
    .brief = { $points } за кремень
name-painter = художник
    .the = художника
    .does = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за каждый ресурс на 8 квадратах вокруг
    .brief = { $points } за ресурс
name-fire-lady = повелительница огня
    .the = повелительницу огня
    .does = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за каждый костёр на 8 квадратах вокруг
    .brief = { $points } за костёр
name-shaman = шаман
    .the = шамана
    .does = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за каждого кроманьонца на 8 квадратах вокруг
    .brief = { $points } за кроманьонца
name-warrior-1 = низкорослый воин
    .the = низкорослого воина
    .does = Сила { $points }; воины бок о бок — орда: число воинов × сумма их сил
    .brief = сила { $points }; рядом: число × сумма сил
name-warrior-2 = воин-амазонка
    .the = воина-амазонку
    .does = Сила { $points }; воины бок о бок — орда: число воинов × сумма их сил
    .brief = сила { $points }; рядом: число × сумма сил
name-warrior-3 = воин-громила
    .the = воина-громилу
    .does = Сила { $points }; воины бок о бок — орда: число воинов × сумма их сил
    .brief = сила { $points }; рядом: число × сумма сил

## Вопросы

ask-pair = Выберите, куда встанут два ваших вождя
    .other = { $seat } выбирает, куда встанут два вождя
    .help = Жребий пал на вас: поставьте обоих вождей на участки 1 и 4 ряда или на 2 и 3. Сопернику достанутся остальные. Порядок в ряду — порядок ходов.
ask-place = Присоедините участок { $domino }
    .other = { $seat } присоединяет участок { $domino }
    .help = Хотя бы одна половина должна касаться стороной такого же ландшафта или стартового участка, который подходит ко всему. Территория занимает не более { $side } столбцов и { $side } рядов. Если участок можно разместить, он должен быть размещён; иначе он откладывается.
ask-fire = Выберите, куда упадёт огонь ({ $fires ->
    [one] { $fires } костёр
    [few] { $fires } костра
   *[many] { $fires } костров
})
    .other = { $seat } выбирает, куда упадёт огонь
    .help = Огонь летит на расстояние до { $reach ->
        [one] { $reach } квадрата
       *[other] { $reach } квадратов
    } в любую сторону, в том числе по диагонали. Он падает на ваш квадрат без костра, но не на вулкан, и сжигает лежащий там ресурс или кроманьонца.
ask-give = Выберите, кому отдать тотем { $totem-of }
    .other = { $seat } выбирает, кому отдать тотем { $totem-of }
    .help = Этот тотем больше не ваш. На него претендуют несколько игроков: у них поровну его ресурса или ни у кого его нет, поэтому выбираете вы.
ask-choose = Выберите новый участок
    .other = { $seat } выбирает участок
    .help = Поставьте вождя на свободный участок следующего ряда. Чем меньше число, тем проще участок, зато тем раньше вы ходите в следующем раунде.
ask-hire = Нанять кроманьонца?
    .other = { $seat } решает, нанять ли кроманьонца
    .help = Потратьте два разных ресурса со своей территории, чтобы нанять одного из открытых кроманьонцев, или по одному каждого из четырёх — чтобы выбрать любого из стопки. Не больше одного за ход и только по желанию.
ask-pay = Нанять { $caveman-the }: потратьте { $left ->
    [one] ещё один ресурс, другой
    [few] { $left } разных ресурса
   *[other] { $left } разных ресурсов
}
    .other = { $seat } выбирает, какие ресурсы потратить
    .help = Все разных видов, со своей территории, в порядке чтения: от левого верхнего к правому нижнему.
ask-put = Выберите, куда поставить { $caveman-the }
    .other = { $seat } выбирает, куда поставить кроманьонца
    .help = Квадрат вашей территории без костра, ресурса и кроманьонца. { $caveman-does }.
ask-reveal = Открывается участок
    .help = Четыре участка образуют ряд, начиная с наименьшего числа.
ask-front = Видно число первого участка в коробке
    .help = За этим столом число первого участка в коробке читают вслух.
ask-chief = Жребий решает, кто выбирает
    .help = Вождей достают не глядя; чей выпал, тот ставит его на свободный участок первого ряда.
ask-turn = Открывается кроманьонец
    .help = Свободные места пещеры заполняются из стопки.

## Слова: что может сделать игрок

word-pair = Занять { $pair }
word-place = Положить на { $cell }, вторая половина { $direction }
    .short = Положить сюда
word-set-aside = Отложить участок
word-fire = Огонь на { $cell }
    .short = Разжечь здесь
word-give = Отдать тотем { $totem-of } игроку { $player }
word-choose = Выбрать участок { $domino }
word-hire = Нанять { $caveman-the }
word-search = Найти в стопке { $caveman-the }
word-pay = Потратить ресурс на { $cell }
word-put = Поставить кроманьонца на { $cell }
    .short = Поставить сюда
word-done = Никого не нанимать
word-reveal = Открывается участок { $domino }
word-front = Первый участок в коробке — { $domino }
word-chief = По жребию выбирает { $player }
word-turn = Открывается { $caveman }

## События: что произошло

event-revealed = Новое в ряду: { $domino }
event-shown = Первый участок в коробке — { $domino }
event-drawn = По жребию выбирает { $seat }
event-chose = { $seat } выбирает участок { $domino }
event-got = { $seat }: достаётся оставшийся участок { $domino }
event-left-over = Участок { $domino } никто не выбрал: он выходит из игры
event-round = Раунд { $number }
event-placed = { $seat } присоединяет участок { $domino }: { $cell }, { $direction }
event-aside = { $seat } не может разместить участок { $domino } и откладывает его
event-fired = { $seat } разжигает { $fires ->
    [one] { $fires } костёр
    [few] { $fires } костра
   *[many] { $fires } костров
} на { $cell-id ->
    [hut] стартовом участке
   *[other] { $cell }
}
event-fizzled = { $seat } не может положить жетон костра: он выходит из игры
event-burnt = { $seat } сжигает { $resource-the } на { $cell }
event-perished = { $seat } теряет в огне { $caveman-the } на { $cell-id ->
    [hut] стартовом участке
   *[other] { $cell }
}
event-took = { $seat } берёт тотем { $totem-of }
event-gave = { $seat } отдаёт тотем { $totem-of } игроку { $player }
event-returned = Тотем { $totem-of } возвращается на стол: этого ресурса ни у кого нет
event-turned = В пещере новый кроманьонец: { $caveman }
event-swept = { $caveman-first } покидает пещеру
event-hired = { $seat } нанимает { $caveman-the }
event-searched = { $seat } находит в стопке { $caveman-the }
event-paid = { $seat } тратит { $resource-the } с { $cell }
event-put-down = { $seat } ставит { $caveman-the } на { $cell }
event-ended = Игра окончена

## Подсчёт очков

item-desert = Пустыня
    .sum = { $squares } × { $fires }
item-steppe = Степь
    .sum = { $squares } × { $fires }
item-lake = Озеро
    .sum = { $squares } × { $fires }
item-jungle = Джунгли
    .sum = { $squares } × { $fires }
item-quarry = Карьер
    .sum = { $squares } × { $fires }
item-wheat = Пшеница
    .sum = { $squares } × { $fires }
item-forest = Лес
    .sum = { $squares } × { $fires }
item-pasture = Луг
    .sum = { $squares } × { $fires }
item-swamp = Болото
    .sum = { $squares } × { $fires }
item-mine = Шахта
    .sum = { $squares } × { $fires }
item-totem-mammoth = Тотем мамонта
item-totem-fish = Тотем рыбы
item-totem-mushroom = Тотем гриба
item-totem-flint = Тотем кремня
item-resources = Ресурсы
    .sum = { $pieces } × 1
item-hunter = Охотник
    .sum = { $count } × { $each }
item-fisherwoman = Рыбачка
    .sum = { $count } × { $each }
item-gatherer = Собирательница
    .sum = { $count } × { $each }
item-sculptor = Ваятельница
    .sum = { $count } × { $each }
item-painter = Художник
    .sum = { $count } × { $each }
item-fire-lady = Повелительница огня
    .sum = { $count } × { $each }
item-shaman = Шаман
    .sum = { $count } × { $each }
item-horde = Орда
    .sum = { $warriors } × { $power }
item-middle = Империя огня: хижина в центре
item-complete = Человек умелый: полная территория
    .sum = { $squares } из { $full } квадратов

tie-region = Самый большой регион
tie-fires = Костры

## Отказы

refusal-must-place = { $places ->
    [one] Для участка { $domino } есть ещё { $places } место: он должен быть размещён.
    [few] Для участка { $domino } есть ещё { $places } места: он должен быть размещён.
   *[many] Для участка { $domino } есть ещё { $places } мест: он должен быть размещён.
}
refusal-cell-taken = Здесь уже что-то лежит; участку нужны два пустых квадрата.
refusal-outside-frame = Территория стала бы больше { $side }×{ $side }.
refusal-no-match = Ни одна половина не касается стороной своего ландшафта или стартового участка.
refusal-equal-halves = Обе половины одинаковы: кладите этот участок вправо или вниз, результат тот же.
refusal-no-square = Здесь у вас нет квадрата.
refusal-volcano = Огонь не может упасть на вулкан.
refusal-already-burning = На этом квадрате уже есть костёр.
refusal-no-fire-on-start-tile = За этим столом огонь не может упасть на стартовый участок.
refusal-no-home-for-cavemen = За этим столом кроманьонца нельзя поставить на стартовый участок.
refusal-out-of-reach = До этого квадрата { $distance }, а этот огонь летит не дальше { $reach }.
refusal-no-path = За этим столом огонь летит только над вашими квадратами, и пути не длиннее { $reach } туда нет.
refusal-not-in-row = Участка { $domino } нет в следующем ряду.
refusal-chief-there = На участке { $domino } уже стоит вождь: { $player }.
refusal-another-totem = Отдаётся тотем { $totem-of }.
refusal-not-most = { $player } не из тех, у кого этого ресурса больше всех.
refusal-not-open = Среди открытых в пещере такого нет: { $caveman }.
refusal-too-few-kinds = { $kinds ->
    [one] Поиск в стопке стоит по одному каждого из четырёх ресурсов; у вас { $kinds } вид.
    [few] Поиск в стопке стоит по одному каждого из четырёх ресурсов; у вас { $kinds } вида.
   *[many] Поиск в стопке стоит по одному каждого из четырёх ресурсов; у вас { $kinds } видов.
}
refusal-not-in-stack = В стопке такого нет: { $caveman }.
refusal-no-resource = На { $cell } нет ресурса.
refusal-same-kind = Такой ресурс уже потрачен ({ $resource }); все должны быть разными.
refusal-reading-order = Ресурсы тратятся в порядке чтения: от левого верхнего к правому нижнему.
refusal-cannot-complete = Если взять этот, остальные из { $left } разных ресурсов не набрать: начните выше.
refusal-resource-there = На этом квадрате лежит ресурс: { $resource }.
refusal-caveman-there = Здесь уже стоит другой кроманьонец.
refusal-another-question = { $word-id ->
    [place] Сейчас участок не присоединяют.
    [choose] Сейчас участок не выбирают.
    [hire] Кроманьонцев нанимают в конце хода за два разных ресурса.
    [search] Кроманьонцев нанимают в конце хода, из стопки — за все четыре ресурса.
    [give] Тотем сам переходит к тому, у кого ресурса больше всех; спрашивают только при равенстве.
   *[other] Сейчас спрашивают о другом.
}

## Варианты правил

option-mode = Режим
    .help = Находки: регионы и костры. Тотемы: ещё ресурсы и тотемы для тех, у кого их больше всех. Племена: ещё ресурсы и нанятые за них кроманьонцы.
    .value-discovery = находки
    .value-totem = тотемы
    .value-tribe = племена
    .about-discovery = Земли и огонь. Начните отсюда.
    .about-totem = Ещё копите ресурсы и держите тотемы.
    .about-tribe = За ресурсы нанимают людей, а место даёт очки.
option-tiles = Участки
    .help = Участки этой игры или «Лоскутного королевства» 2017 года с коронами вместо костров (только режим находок).
    .value-origins = «Истоки»
    .value-classic = «Лоскутное королевство» 2017
option-middle = Империя огня
    .help = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за хижину в центре территории.
    .value-false = не используется
    .value-true = используется
option-complete = Человек умелый
    .help = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за полную территорию.
    .value-false = не используется
    .value-true = используется
option-centre = Центр небольшой территории
    .help = Что считать центром, если территория занимает не все ряды и столбцы.
    .value-frame = центр какого-нибудь полного поля вокруг неё
    .value-equal = одинаковое расстояние в противоположные стороны
option-fire_on_start_tile = Огонь на стартовом участке
    .help = Может ли огонь вулкана упасть на стартовый участок? Очков он там не приносит.
    .value-true = разрешён
    .value-false = запрещён
option-fire_path_must_cross_tiles = Путь огня
    .help = Должен ли огонь вулкана лететь над квадратами своей территории?
    .value-false = над чем угодно
    .value-true = только над своими квадратами
option-volcano_region = Вулканы как самый большой регион
    .help = Считается ли группа вулканов, когда при равенстве очков сравнивают самые большие регионы?
    .value-counted = считаются
    .value-ignored = не считаются
option-totem_all_zero = Тотем, который некому держать
    .help = Когда сгорает последний ресурс своего вида.
    .value-table = возвращается на стол
    .value-given = отдаётся другому игроку
option-totem_end_scores = Тотем при равенстве в конце
    .help = Приносит ли тотем очки тому, у кого ресурса не больше, чем у другого?
    .value-holder = приносит очки
    .value-majority = не приносит
option-caveman_on_start_tile = Кроманьонцы на стартовом участке
    .help = Можно ли ставить кроманьонца на стартовый участок?
    .value-false = нельзя
    .value-true = можно
option-cave_refill = Заполнение пещеры
    .help = Что происходит с ещё открытыми кроманьонцами, когда пещера заполняется.
    .value-top_up = остаются
    .value-replace = выходят из игры
option-hire_in_last_round = Наём в последнем раунде
    .help = Можно ли нанимать кроманьонцев в 12-м раунде, когда участки уже не выбирают?
    .value-false = нельзя
    .value-true = можно
option-pile_front = Первый участок в коробке
    .help = За столом число на первом участке в коробке можно прочесть.
    .value-hidden = не виден
    .value-shown = виден

## Что лежит в коробке и насколько мы в этом уверены.

block-origins = 48 участков
    .note = Один открытый список, набранный с игры; он сходится с числом квадратов всех 15 видов в правилах и с каждым участком на снимках французских правил.
block-classic_terrains = Ландшафты классических участков
    .note = Ландшафты «Лоскутного королевства» (2017): все приносят очки.
block-classic = Классические участки
    .note = 48 участков «Лоскутного королевства» (2017) из открытого списка; короны стоят там, где в этой игре костры.
block-resources = Ресурсы и тотемы
    .note = Сколько фишек, сказано в правилах; очки тотемов видны на жетонах на снимках французских правил.

## Доска в терминале

ko-round = раунд { $round } из { $rounds }
ko-pile = { $count ->
    [one] { $count } участок в коробке
    [few] { $count } участка в коробке
   *[other] { $count } участков в коробке
}
ko-yours = Ваша территория
ko-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
ko-this-row = Этот ряд
ko-next-row = Следующий ряд
ko-now = Вышло бы сейчас
ko-tokens = Костры
ko-totems = Тотемы
ko-cave = Пещера
ko-stack = в стопке { $count }
ko-aside = отложены: { $dominoes }
ko-fire = костёр
ko-crater = кратер
ko-unseen = { $count ->
    [0] Участков в коробке не осталось.
   *[other] Ещё в коробке ({ $count }):
}
