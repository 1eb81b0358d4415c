# «Истоки. Восход цивилизаций» по-русски. Как параметры попадают в сообщение, сказано в dolmen/core/texts.py.

game-title = Истоки. Восход цивилизаций
game-blurb = Отправляйте граждан, ораторов и архонта к звездолётам, стройте город из районов и башен, поднимайтесь по храмам и шкале войны.

## Цвета, ресурсы и места

name-red = красный
    .tower = красной башни
name-orange = оранжевый
    .tower = оранжевой башни
name-yellow = жёлтый
    .tower = жёлтой башни
name-blue = синий
    .tower = синей башни
name-purple = фиолетовый
    .tower = фиолетовой башни
name-stone = камень
    .count = { $amount ->
        [one] { $amount } камень
        [few] { $amount } камня
       *[many] { $amount } камней
    }
    .of = камня
name-food = еда
    .count = { $amount } еды
    .of = еды
    .site = зону еды
name-wisdom = мудрость
    .count = { $amount } мудрости
    .of = мудрости
name-gold = золото
    .count = { $amount } золота
    .of = золота
name-war = война
    .site = зону войны
name-buildings = здания
    .site = зону зданий
name-temples = храмы
    .site = зону храмов
name-citizens = жители
    .site = зону жителей
name-forest = Лесной храм
name-mountain = Горный храм
name-sea = Морской храм
name-set-up = подготовка
name-draft = разбор кубиков
name-round = раунд
name-over = конец
name-points = победные очки
name-archon = архонт
name-speaker = оратор
name-citizen = гражданин
name-adviser = советник
name-token = жетон превосходства
name-ship = звездолёт
name-tower = башня
name-district = район
name-centre = центр власти
name-base = подставка
name-farm = ферма
name-palace = Дворец
    .effect = На нём стоят ваши башни, эффекта нет.
name-agora = Площадь
    .effect = При закрытии района с ней, какого бы цвета ни был кубик: 1 базовый ресурс на выбор.
name-building = здание
name-here = этот жетон
name-bottom-left = слева внизу
name-top-left = слева вверху
name-bottom-right = справа внизу
name-top-right = справа вверху
name-left = слева
name-below = снизу
name-above = сверху
name-right = справа
name-home = рядом с планшетом
name-site = в зоне контакта

## Кубики

name-red-1 = красный 1
name-red-2 = красный 2
name-red-3 = красный 3
name-red-4 = красный 4
name-red-5 = красный 5
name-red-6 = красный 6
name-orange-1 = оранжевый 1
name-orange-2 = оранжевый 2
name-orange-3 = оранжевый 3
name-orange-4 = оранжевый 4
name-orange-5 = оранжевый 5
name-orange-6 = оранжевый 6
name-yellow-1 = жёлтый 1
name-yellow-2 = жёлтый 2
name-yellow-3 = жёлтый 3
name-yellow-4 = жёлтый 4
name-yellow-5 = жёлтый 5
name-yellow-6 = жёлтый 6
name-blue-1 = синий 1
name-blue-2 = синий 2
name-blue-3 = синий 3
name-blue-4 = синий 4
name-blue-5 = синий 5
name-blue-6 = синий 6
name-purple-1 = фиолетовый 1
name-purple-2 = фиолетовый 2
name-purple-3 = фиолетовый 3
name-purple-4 = фиолетовый 4
name-purple-5 = фиолетовый 5
name-purple-6 = фиолетовый 6
name-speaker-2 = оратор 2
name-speaker-3 = оратор 3
name-speaker-4 = оратор 4
name-speaker-5 = оратор 5

## Здания. .effect: что они делают.

name-arsenal = Арсенал
    .effect = Продвиньтесь на 2 по шкале войны и/или атакуйте, в любом порядке.
name-chariot_field = Поле для колесниц
    .effect = По 2 ПО за каждое своё красное здание и каждого своего красного гражданина.
name-outpost = Аванпост
    .effect = Продвиньтесь на 1 по шкале войны или атакуйте.
name-proving_ground = Ристалище
    .effect = Продвиньтесь на 2 по шкале войны, затем 1 камень или 1 еда за каждого игрока позади вас.
name-citadel = Цитадель
    .effect = Продвиньтесь на 1 по шкале войны за каждое своё красное здание.
name-veterans = Ветеранская община
    .effect = Выберите своего красного гражданина рядом с планшетом: ПО по его значению, затем оно падает на 1.
name-castle = Замок
    .effect = 1 ПО и по 3 ПО за каждый закрытый район вашего города.
name-construction_site = Строительная площадка
    .effect = Возьмите здание из ряда без мудрости и положите рядом с планшетом. Позже его можно построить за камень вдобавок к другому.
name-court = Суд
    .effect = Поменяйте цвет гражданина рядом с планшетом, не меняя значения.
name-manor = Усадьба
    .effect = Бесплатно возьмите жителя из ряда. Нужна свободная подставка.
name-forum = Форум
    .effect = Бесплатно возьмите оратора.
name-kapishche = Капище
    .effect = 0, 1, 3, 6 или 10 ПО за здания 1, 2, 3, 4 или 5 цветов в городе.
name-granary = Амбар
    .effect = 1 еда и ещё по 1 за каждую свою ферму.
name-harbor = Гавань
    .effect = По 2 ПО за каждое своё жёлтое здание.
name-market = Рынок
    .effect = По 4 ПО за каждого своего жёлтого гражданина.
name-mint = Монетный двор
    .effect = 1 золото.
name-quarry = Каменоломня
    .effect = 1 камень и ещё по 1 за каждую пустую соседнюю ячейку.
name-workshop = Мастерская
    .effect = 1 базовый ресурс на выбор.
name-forest_temple = Храм леса
    .effect = Поднимитесь на 2 в Лесном храме. Можно заплатить 1 золото и подняться на 1 в другом.
name-mountain_temple = Храм горы
    .effect = Поднимитесь на 2 в Горном храме. Можно заплатить 1 золото и подняться на 1 в другом.
name-sea_temple = Храм моря
    .effect = Поднимитесь на 2 в Морском храме. Можно заплатить 1 золото и подняться на 1 в другом.
name-obelisk = Обелиск
    .effect = 1, 2, 4 или 7 ПО за 1, 2, 3 или больше обелисков в городе, считая этот.
name-sanctuary = Святыня
    .effect = 3, 6 или 10 ПО за 1, 2 или 3 свои карты зодиака.
name-statue = Статуя
    .effect = Поднимитесь на 1 в любом храме.
name-gallery = Галерея
    .effect = По 3 ПО за каждый цвет среди своих граждан.
name-astronomer_tower = Башня астронома
    .effect = 1 мудрость и ещё по 1 за каждого своего советника.
name-fountain_of_wisdom = Фонтан мудрости
    .effect = 1 мудрость; установите любой звездолёт на 1.
name-ritual_gate = Ритуальные врата
    .effect = Добавьте 0, 1 или 2 гражданину рядом с планшетом; выше 6 он становится советником.
name-healer_estate = Поместье целителя
    .effect = 1 ПО и по 1 ПО за каждого своего гражданина.
name-mage_tower = Башня мага
    .effect = Используйте эффект одного из соседних зданий.

## Карты зодиака. .effect: что они делают.

name-sagittarius = Стрелец
    .effect = Получая жителя или оратора, можете добавить ему 1, но не выше 6 и 5.
name-pisces = Рыбы
    .effect = Вместо бонусного действия можете взять 1 золото.
name-capricorn = Козерог
    .effect = Строя уровень башни, можете добавить 2 одному своему гражданину, но не выше 6.
name-aquarius = Водолей
    .effect = Поднимаясь на 2 в храме, можете заплатить 1 золото и подняться на 1 в другом.
name-taurus = Телец
    .effect = Здания и жители из рядов стоят на 1 мудрость меньше.
name-cancer = Рак
    .effect = Пасуя, можете сначала бесплатно взять жителя из ряда, если есть свободная подставка.
name-libra = Весы
    .effect = Закрыв район, можете купить жителя из ряда.
name-aries = Овен
    .effect = При атаке по 1 ПО за каждый красный кубик среди граждан и в центрах власти.
name-leo = Лев
    .effect = Когда вы закрываете район, кубик получает 2, но не выше 6.
name-gemini = Близнецы
    .effect = Пасуя, получите по 1 базовому ресурсу за каждую клетку, на которую отступит ваш диск войны.
name-virgo = Дева
    .effect = Здание можно поставить на свою ферму, не платя ни мудрости, ни камня.
name-scorpio = Скорпион
    .effect = 1 мудрость, когда вы закрываете район и когда ваша шестёрка становится советником.

## Вопросы

ask-bonus-tiles = Раскладываются жетоны бонусных действий
    .help = Каждая зона контакта получает жетон и звездолёт его цвета.
ask-signs = Карты зодиака ложатся к храмам
    .help = В игре три из двенадцати. Карта у того, кто её взял или ведёт в храме.
ask-tile = Открывается жетон здания
    .help = Здания лежат в пяти стопках по цветам; верхний жетон всегда виден.
ask-roll = Бросаются кубики жителей
    .help = Шестёрка перебрасывается.
ask-refill = В ряд бросается { $colour } кубик
    .help = Кубик того же цвета встаёт в конец ряда; шестёрка перебрасывается.
ask-speak = Бросаются ораторы
    .help = На их гранях 2, 2, 3, 3, 4 и 5.
ask-district = Открываются карты районов
    .help = Над каждой лежит золото; башни на картах пополняют запас ярусов.
ask-first = Жребий решает, кто первый
    .help = Его диски лежат в стопках ниже всех и выигрывают равенство.
ask-set-aside = Какой из старших кубиков вернуть?
    .help = Два старших из пяти кубиков не для вас; среди равных выбираете вы.
ask-draft = Возьмите кубик для первых граждан
    .help = Каждый берёт по кубику, затем ещё по одному в обратном порядке. Значение решает, к каким звездолётам вход бесплатный, цвет — какие бонусы доступны.
ask-turn = Ваш ход: посетите зону, закройте район, постройте ярус, увеличьте население или спасуйте
    .help = Житель слабее звездолёта доплачивает разницу мудростью. Башни стоят золота, новая подставка — еды. Спасовавший больше не действует в этом раунде; его кубики возвращаются и растут.
ask-second-action = Сделайте ещё одно действие
    .help = Жетон превосходства даёт ещё одно любое действие, хоть пас.
ask-token = Потратить жетон превосходства на ещё одно действие?
    .help = Жетонов у вас: { $tokens }. За ход — не больше одного.
ask-pay = Заплатите { $amount } { $resource-of }: сколько из них золотом?
    .help = Золото заменяет любой базовый ресурс. В конце каждое золото — 1 ПО.
ask-rise = Какой соседний звездолёт растёт вместе с этим?
    .help = В одиночной игре, когда вы посещаете { $site-site }, растёт и соседний; шестёрку поднять нельзя. За жетон превосходства все звездолёты останутся как есть.
ask-site = Вы посещаете { $site-site }: что делаете?
    .help = Верхнее или нижнее действие. Житель цвета «{ $bonus }» может сделать и бонусное, до или после.
ask-site-six = Вы посещаете { $site-site } шестёркой: что делаете?
    .help = Можно сделать оба действия в любом порядке. Житель цвета «{ $bonus }» может сделать и бонусное, когда угодно.
ask-war = Продвиньтесь на { $steps } и/или атакуйте
    .help = В любом порядке; одно из двух можно не делать. Каждый рубеж даёт жетон превосходства. Атака даёт награду вашей клетки и по 1 ПО за каждый диск позади и каждый пройденный рубеж.
ask-war-either = Продвиньтесь на { $steps } или атакуйте
    .help = Одно из двух. Атака даёт награду вашей клетки и по 1 ПО за каждый диск позади и каждый пройденный рубеж.
ask-convert = Обменять базовый ресурс на 1 золото?
    .help = Это награда вашей клетки на шкале войны; можно отказаться.
ask-take = { $left ->
    [one] Возьмите { $left } базовый ресурс
    [few] Возьмите { $left } базовых ресурса
   *[many] Возьмите { $left } базовых ресурсов
}
    .help = Камень, еду или мудрость; золото нельзя.
ask-take-stone-or-food = Возьмите камень или еду: { $left }
    .help = По одному за каждый диск позади вашего на шкале войны.
ask-build = Стройте: выберите жетон из ряда или ферму
    .help = Здание стоит мудрости своей ячейки и своего камня. Любой жетон можно перевернуть фермой: она бесплатна, без цвета и эффекта. Вдобавок можно построить жетон из резерва.
ask-erect = Построить и жетон из резерва?
    .help = Он стоит камня, но не мудрости.
ask-place = { $way-id ->
    [farm] Куда поставить ферму?
    [over] { $building }: на какую ферму?
   *[other] { $building }: куда поставить?
}
    .help = { $way-id ->
    [over] Ферма уходит рубашкой вверх под стопку своего цвета.
   *[other] Жетон кладут сторона к стороне к городу. Четыре жетона квадратом — район.
}
ask-use = { $building }: использовать эффект?
    .help = { $building-effect }
ask-use-district = Используйте эффекты этого района
    .help = Здания цвета кубика и площадь — каждое один раз, в любом порядке.
ask-copy = Чей эффект повторяет Башня мага?
    .help = Соседнего здания или площади; не дворца, не фермы и не другой Башни мага.
ask-climb-two = В каком храме подняться на 2?
    .help = Вы берёте его карту зодиака, у кого бы она ни была. В конце ваш высший храм не считается.
ask-climb = В каком храме подняться на 1?
    .help = Карта зодиака остаётся на месте. В конце ваш высший храм не считается.
ask-extra-step = { $left ->
    [one] Заплатить 1 золото и подняться на 1 в другом храме?
   *[other] Подняться в других храмах по 1 золоту за шаг? (не больше { $left })
}
    .help = Кроме того, где вы только что поднялись: { $temple }.
ask-buy-citizen = Купите жителя
    .help = Ячейка показывает цену в мудрости. Значение не меняется, кубик доступен сразу.
ask-libra = Весы: купить жителя?
    .help = Закрыв район, можете купить кубик из ряда за мудрость.
ask-cancer = Рак: взять жителя бесплатно?
    .help = До возвращения ваших кубиков. Нужна свободная подставка.
ask-free-citizen = Возьмите жителя бесплатно
    .help = Любой кубик ряда, значение не меняется.
ask-speaker = Возьмите оратора
    .help = Ему не нужна подставка, у него нет цвета, и он остаётся у вас, пока не пригодится.
ask-increase = Стрелец: добавить 1? ({ $worker })
    .help = Всякий раз, когда вы получаете жителя или оратора; не выше 6 и 5.
ask-spend-food = Сколько еды потратить?
    .help = Каждая еда увеличивает на 1 гражданина рядом с планшетом или продвигает на 1 по шкале войны.
ask-raise-or-march = { $left ->
    [one] Увеличьте гражданина или продвиньтесь: ещё { $left } раз
    [few] Увеличьте гражданина или продвиньтесь: ещё { $left } раза
   *[many] Увеличьте гражданина или продвиньтесь: ещё { $left } раз
}
    .help = Гражданин выше 6 становится советником и освобождает подставку.
ask-appoint = Какой гражданин займёт центр власти?
    .help = Он останется там насовсем. Здания его цвета в этом районе сработают сейчас; в конце он приносит своё значение, умноженное на уровень башни его цвета.
ask-score = Какую карту района засчитать?
    .help = Ваш район подходит к нескольким. В первый раз карта даёт вам больше очков.
ask-honour = Какого красного гражданина чествовать?
    .help = Он приносит ПО по значению, затем оно падает на 1.
ask-reserve = Возьмите здание в резерв
    .help = Без мудрости. В следующее строительство его можно построить за камень вдобавок к другому.
ask-recolour = Какой гражданин сменит цвет?
    .help = Кубик меняется на другой из запаса; значение остаётся.
ask-reset = Какой звездолёт установить на 1?
    .help = Любой, в том числе в посещаемой зоне.
ask-lift = Прибавьте гражданину
    .help = 0, 1 или 2 одному гражданину рядом с планшетом; выше 6 он становится советником.
ask-bless = Козерог: добавить 2 гражданину?
    .help = Рядом с планшетом или в зоне контакта, не выше 6.
ask-retire = Какая шестёрка уходит следующей?
    .help = Новый цвет занимает следующую ячейку советников. Повторный приносит ПО вашей последней ячейки и уходит в запас.

## Слова: что можно сделать

word-set-aside = Вернуть: { $die }
word-draft = Взять: { $die }
word-visit = { $worker } — в { $site-site }
word-close = Закрыть район у { $cell }
word-tower = Построить ярус { $colour-tower }
word-grow = Увеличить население
word-pass = Пас
word-token = Потратить жетон
word-pay = { $gold ->
    [0] Без золота
   *[other] Золотом: { $gold }
}
word-rise = Звездолёт растёт: { $site }
word-calm = Потратить жетон: звездолёты не растут
word-gain = Верхнее действие: ресурсы
word-act = Нижнее действие
word-bonus = Бонусное действие
word-golden-bonus = 1 золото вместо бонуса
word-advance = Продвинуться
word-attack = Атаковать
word-convert = Отдать 1 { $basic-of }, получить 1 золото
word-take = 1 { $basic }
word-buy = { $way-id ->
    [farm] Ячейка { $slot } — ферма
    [over] Ячейка { $slot } — на свою ферму
   *[other] Купить из ячейки { $slot }
}
word-erect = { $way-id ->
    [farm] { $building } — ферма
    [over] { $building } — на свою ферму
   *[other] Построить: { $building }
}
word-place = На { $cell }
word-use = { $tile-id ->
    [here] Использовать эффект
   *[other] Использовать жетон { $tile }
}
word-copy = Жетон { $side }
word-climb = { $temple }
word-citizen = Взять жителя из ячейки { $slot }
word-speaker = Взять оратора { $value }
word-recall = Забрать оратора { $value } из зоны
word-increase = Добавить 1
word-spend = Потратить { $food }
word-raise = Увеличить: { $die }
word-march = Продвинуться по шкале войны
word-appoint = { $die }
word-score = Карта { $card }
word-honour = Красный { $value }
word-reserve = В резерв из ячейки { $slot }
word-recolour = { $die } → { $colour }
word-reset = Звездолёт на 1: { $site }
word-lift = { $die }: прибавить { $by }
word-bless = { $die } { $where }
word-retire = { $colour } 6
word-done = { $asked ->
    [token] Закончить ход
    [convert] Отказаться
    [extra-step] Без шага
    [libra] Без жителя
    [cancer] Без жителя
    [increase] Оставить
    [use] Не использовать
    [bless] Никому
    [lift] Ничего не прибавлять
    [reset] Оставить звездолёты
    [site] Закончить посещение
    [site-six] Закончить посещение
   *[other] Достаточно
}
word-bonus-tile = Жетон бонуса: { $colour }
word-sign = { $zodiac }
word-tile = { $building }
word-roll = { $value }
word-speak = { $value }
word-district = Карта района { $card }
word-first = Начинает { $player }

## События: что произошло

event-laid-bonus = Жетон бонуса «{ $colour }» — зона «{ $site }»
event-laid-sign = { $zodiac }: { $temple }
event-laid-tile = { $building } ложится в ячейку { $slot } ряда
event-turned-up = Открывается { $building }
event-rolled = Выпало: { $die }
event-lined-up = { $die } встаёт в ячейку { $slot } ряда жителей
event-spoke = Оратор показывает { $value }
event-laid-card = Открыта карта района { $card }
event-begins = Первый игрок — { $seat }
event-set-die-aside = { $seat } возвращает: { $die }
event-drafted = { $seat } берёт: { $die }
event-round = Начинается раунд { $number }; первый игрок — { $seat }
event-visited = { $seat }: { $worker } — в { $site-site }
event-ship = Звездолёт «{ $site }» показывает { $value }
event-kept-ships = { $seat } тратит жетон: звездолёты не растут
event-did-bonus = { $seat } делает бонусное действие «{ $colour }»
event-gained = { $seat } получает { $resource-count }
event-paid = { $seat } платит { $resource-count }
event-scored = { $seat } получает { $points } ПО
event-marched = { $seat } продвигается по шкале войны на клетку { $space }
event-got-token = { $seat } получает жетон превосходства
event-spent-token = { $seat } тратит жетон превосходства
event-attacked = { $seat } атакует с клетки { $space }
event-bought = { $seat } берёт { $building } из ячейки { $slot }
event-placed = { $way-id ->
    [farm] { $seat } ставит ферму на { $cell }
    [over] { $seat } ставит { $building } на ферму { $cell }
   *[other] { $seat } ставит { $building } на { $cell }
}
event-buried = Ферма ({ $building }) уходит под свою стопку
event-reserved = { $seat } берёт { $building } в резерв
event-used = { $seat } использует эффект: { $building }
event-climbed = { $seat } поднимается на ступень { $step }: { $temple }
event-took-sign = { $seat } берёт карту «{ $zodiac }»
event-got-citizen = { $seat } получает: { $die }
event-no-die = В запасе нет кубика для ряда: { $colour }
event-got-speaker = { $seat } получает оратора { $value }
event-changed = { $seat }: { $die } → { $to }
event-speaker-rose = { $seat }: оратор вырос до { $value }
event-became-adviser = { $seat }: новый советник ({ $colour }), ячейка { $slot }
event-retired = { $seat }: { $colour } 6 уходит в запас
event-closed = { $seat } закрывает район у { $cell }: { $die }
event-claimed = { $seat } засчитывает карту района { $card }
event-built-tier = { $seat } строит ярус { $colour-tower }: уровень { $level }
event-grew = { $seat }: подставок теперь { $bases }
event-passed = { $seat } пасует
event-came-home = { $seat }: возвращается { $worker }
event-speaker-back = Оратор возвращается со значением { $value }
event-fell-back = { $seat } отступает по шкале войны на клетку { $space }
event-leads = Первый игрок следующего раунда — { $seat }
event-met = { $condition-id ->
    [temples] Условие конца: { $seat } на вершинах всех трёх храмов
    [gold] Условие конца: над картами районов нет золота
    [towers] Условие конца: осталось не больше трёх цветов ярусов
    [dice] Условие конца: в запасе нет кубика для ряда
   *[other] Условие конца: условленное число раундов
}
event-ended = { $condition-id ->
    [temples] Игра окончена: достигнуты вершины всех трёх храмов
    [gold] Игра окончена: над картами районов нет золота
    [towers] Игра окончена: осталось не больше трёх цветов ярусов
    [dice] Игра окончена: в запасе не нашлось кубика для ряда
   *[other] Игра окончена: прошло условленное число раундов
}

## Подсчёт

item-districts = Карты районов
item-attacks = Атаки
item-war = Последняя клетка шкалы войны
item-buildings = Эффекты зданий
item-advisers = Ушедшие советники
item-population = Последняя подставка
item-gold = Оставшееся золото
item-adviser-track = Шкала советников
    .sum = { $advisers ->
        [one] { $advisers } советник
        [few] { $advisers } советника
       *[many] { $advisers } советников
    }
item-temples = Храмы
    .sum = { $second } + { $third }; высший, { $ignored }, не считается
item-centres = Центры власти
    .sum = { $centres ->
        [one] { $centres } район: значение × уровень
        [few] { $centres } района: значение × уровень
       *[many] { $centres } районов: значение × уровень
    }
tie-buildings = Здания в городе

## Условия конца, как их показывают

condition-temples = Достигнуты вершины всех трёх храмов
condition-gold = Над картами районов нет золота
condition-towers = Осталось не больше трёх цветов ярусов
condition-dice = В запасе не нашлось кубика для ряда

## Отказы

refusal-another-question = Это не ответ на вопрос.
refusal-not-in-the-pool = Среди кубиков нет такого: { $die }.
refusal-not-the-highest = Возвращают только старшие кубики, { $die } не из них.
refusal-no-such-worker = Такого жителя под рукой нет: { $worker }.
refusal-ship-too-high = Звездолёт показывает { $ship }: { $worker } требует { $price } мудрости, у вас с золотом { $have }.
refusal-no-district = У { $cell } нет готового района: нужны четыре жетона квадратом.
refusal-already-closed = Район у { $cell } уже закрыт.
refusal-nobody-to-appoint = Рядом с планшетом нет гражданина, чтобы закрыть район.
refusal-no-tier = В запасе не осталось ярусов этого цвета: { $colour }.
refusal-tier-too-expensive = Следующий ярус ({ $colour }) стоит { $price } золота, и платят только золотом; у вас { $have }.
refusal-no-base-left = Все подставки уже взяты.
refusal-base-too-expensive = Следующая подставка стоит { $price } еды; у вас с золотом { $have }.
refusal-too-much-gold = Заплатить золотом { $gold } нельзя.
refusal-ship-stays = Этот звездолёт сейчас не растёт: только соседний, ниже 6.
refusal-no-token = Нет жетона превосходства, который можно потратить сейчас.
refusal-already-gained = Верхнее действие сделано, или действие можно сделать только одно.
refusal-already-acted = Нижнее действие сделано, или действие можно сделать только одно.
refusal-nothing-to-build = Нет жетона, который можно построить.
refusal-no-stone = Это стоит 1 камень, а у вас нет ни камня, ни золота.
refusal-temples-full = Ваши диски уже на вершине.
refusal-no-free-base = Рядом с планшетом нет свободной подставки.
refusal-citizens-too-expensive = С { $have } мудрости и золота ни одного жителя ряда не купить.
refusal-no-food = Это стоит еды, а у вас нет ни еды, ни золота.
refusal-nothing-to-raise = Увеличивать некого, а диск войны уже на последней клетке.
refusal-bonus-done = Бонус делают один раз за посещение.
refusal-bonus-colour = Бонус здесь другого цвета: { $colour }.
refusal-bonus-cost = Бонус ({ $colour }) не оплатить, или он ничего не даст.
refusal-no-pisces = Золото вместо бонуса берёт только владелец Рыб.
refusal-must-act = Сначала нужно сделать одно из действий.
refusal-last-space = Ваш диск войны на последней клетке и больше не движется.
refusal-done-once = Это уже сделано.
refusal-nothing-of-it = У вас нет такого ресурса: { $basic }.
refusal-ascending = Ресурсы называют по порядку: камень, еда, мудрость; этот идёт раньше последнего.
refusal-not-this-resource = Здесь можно взять только камень или еду.
refusal-empty-slot = В ячейке { $slot } ничего нет.
refusal-tile-too-expensive = { $building }: { $wisdom } мудрости и { $stone } камня; не хватает { $lacking }, золота { $gold }. Фермой — бесплатно.
refusal-no-virgo = На свою ферму строит только владелец Девы, и ферма нужна.
refusal-one-from-the-row = За одно действие строят один жетон из ряда.
refusal-not-in-reserve = До этого действия такого жетона в резерве не было: { $building }.
refusal-one-from-the-reserve = За одно действие строят один жетон из резерва.
refusal-reserve-too-expensive = { $building }: { $stone } камня; не хватает { $lacking }, золота { $gold }.
refusal-no-reserved-farm = За этим столом жетон из резерва нельзя построить фермой.
refusal-cell-taken = На { $cell } уже лежит жетон.
refusal-edge-of-the-table = { $cell } — край стола.
refusal-not-adjacent = У { $cell } нет общей стороны с жетонами вашего города.
refusal-no-farm-there = С Девой его ставят на ферму, а на { $cell } её нет.
refusal-no-effect = У этого жетона сейчас нет эффекта, или он уже использован.
refusal-nothing-to-copy = Нечего повторить { $side }.
refusal-temple-full = Ваш диск уже на вершине: { $temple }.
refusal-same-temple = Шаг делают в другом храме: не { $temple }.
refusal-temples-ascend = Два шага называют по порядку храмов.
refusal-citizen-too-expensive = Житель в ячейке { $slot } стоит { $price } мудрости; у вас с золотом { $have }.
refusal-no-such-speaker = Оратора { $value } там нет.
refusal-too-much-food = Потратить можно не больше { $most }.
refusal-not-at-home = Рядом с планшетом нет такого гражданина: { $die }.
refusal-not-on-a-site = В зонах контакта нет такого гражданина: { $die }.
refusal-card-does-not-fit = Ваш район не подходит к карте { $card }.
refusal-veteran-too-low = Красного гражданина со значением { $value } чествовать нельзя.
refusal-same-colour = У кубика { $die } уже этот цвет.
refusal-no-die-in-supply = В запасе нет кубика этого цвета: { $colour }.
refusal-ship-at-one = Этот звездолёт уже показывает 1.
refusal-beyond-six = { $die } становится советником с первым очком, второе пропадает.
refusal-six-stays = Шестёрку Козерог не увеличит.
refusal-no-six = Шестёрки этого цвета не уходят: { $colour }.

## Настройки

option-pass_increments = Кто растёт при пасе
    .help = Правила можно прочесть двояко.
    .value-all_own_citizens_on_bases = все свои граждане
    .value-returning_citizens = только вернувшиеся
option-war_main_action_steps = Шаги в зоне войны
    .help = На сколько продвигает нижнее действие первой зоны? Числа в правилах нет.
option-first_claim_gold = Золото над картой района
    .help = Сколько берёт засчитавший карту?
    .value-all = всё
    .value-one = по одному
option-district_vp_scope = Убывание очков карт районов
    .help = Чьи прежние зачёты уменьшают очки?
    .value-per_player = свои
    .value-per_card = всех игроков
option-start_stacks = Диски на старте
    .help = Чей диск где лежит в стопках?
    .value-first_lowest = первый игрок ниже всех
    .value-first_highest = первый игрок выше всех
option-draft_begins = Разбор кубиков
    .help = Кто выбирает первым?
    .value-first = первый игрок
    .value-last = последний игрок
option-paid_value = Доплата мудростью
    .help = Считается ли шестёркой кубик, доплативший до шести?
    .value-natural = нет
    .value-counts = да
option-row_refill = Пополнение ряда зданий
    .help = Когда ряд пополняется после покупки?
    .value-before_effect = до эффекта здания
    .value-after_effect = после него
option-full_temple = Диск на вершине храма
    .help = Можно ли сделать действие храма только ради карты?
    .value-card = да
    .value-refused = нет
option-archon_colours = Цвета архонта
    .help = Когда они определяются для бонуса?
    .value-when_taken = при выполнении бонуса
    .value-on_placement = при посещении
option-zodiac_leader_needs_progress = Карты зодиака в конце раунда
    .help = Должен ли лидер покинуть начальную клетку?
    .value-on = да
    .value-off = нет
option-missing_die = Нехватка кубика для ряда
    .help = Остаётся ли условие конца, если кубик вернулся?
    .value-stays_met = да
    .value-lapses = нет
option-farms_count_as_buildings_for_tiebreak = Фермы при равенстве
    .help = Считаются ли фермы зданиями при равенстве очков?
    .value-on = да
    .value-off = нет
option-veteran_min_value = Ветеранская община
    .help = С какого значения можно чествовать красного гражданина?
option-reserved_farm = Жетон из резерва фермой
    .help = Можно ли построить его фермой?
    .value-on = да
    .value-off = нет
option-forum_source = Оратор форума
    .help = Откуда его можно взять?
    .value-speaker_row_only = только из ряда
    .value-board = из ряда или из зоны
option-mage_tower_can_chain = Башня мага рядом с башней мага
    .help = Может ли одна повторить другую?
    .value-off = нет
    .value-on = да
option-scorpio_retirement = Скорпион и уходящие шестёрки
    .help = Какие приносят мудрость?
    .value-every = все
    .value-passing = только при пасе
option-solo_token_uses = Одиночная игра: жетон
    .help = Общий ли предел в один жетон за ход у второго действия и у остановки звездолётов?
    .value-shared = да
    .value-apart = нет
option-solo_supply = Одиночная игра: кубики и ораторы
    .help = Сколько их в игре? В правилах этого нет.
    .value-extrapolated = по 6 кубиков цвета, 1 оратор
    .value-two_players = как вдвоём
option-round_limit = Раундов не больше
    .help = Наше, не из правил: после стольких раундов игра кончается обычным подсчётом.
