# Поле «Истоков. Восход цивилизаций» в браузере.

web-first-builders-sites = Зоны
web-first-builders-rows = Ряды
web-first-builders-tracks = Шкалы
web-first-builders-city = Города
web-first-builders-cities = Города
web-first-builders-round = Раунд { $round }
web-first-builders-set-up = Подготовка
web-first-builders-end = До конца
web-first-builders-end-temples = Игра кончится с раундом, в котором все три диска одного игрока окажутся наверху; сейчас больше всего: { $now } из 3
    .short = храмы до верха
web-first-builders-end-gold = Игра кончится с раундом, в котором над картами районов не останется золота; сейчас: { $now }
    .short = золото на картах
web-first-builders-end-towers = Игра кончится с раундом, в котором в запасе останется не больше трёх цветов ярусов; сейчас: { $now }
    .short = цвета ярусов
web-first-builders-end-dice = Игра кончится с раундом, в котором в запасе не найдётся кубика для ряда; меньше всего осталось: { $now }, цвет { $colour }
    .short = кубики в запасе
web-first-builders-limit = условленные раунды: { $rounds }
web-first-builders-ends = Этот раунд последний:
web-first-builders-reconstructed = Цены, узоры, очки и награды, напечатанные на компонентах, восстановлены; какие — сказано в правилах.

web-first-builders-site-war = Война
web-first-builders-site-buildings = Стройка
web-first-builders-site-temples = Храмы
web-first-builders-site-citizens = Жители
web-first-builders-site-food = Обучение
web-first-builders-act-war = Или: продвинуться по шкале войны и/или атаковать
    .short = вперёд, атака
web-first-builders-act-buildings = Или: построить жетон из ряда
    .short = строить
web-first-builders-act-temples = Или: за 1 камень подняться на 2 в храме и взять карту зодиака
    .short = 1 камень: +2
web-first-builders-act-citizens = Или: взять жителя из ряда за его мудрость
    .short = взять жителя
web-first-builders-act-food = Или: потратить до 3 еды, каждая поднимает гражданина на 1 или двигает вас на 1 по шкале войны
    .short = еда: +1, война
web-first-builders-bonus-war = за 1 мудрость продвинуться на 1 по шкале войны или атаковать
web-first-builders-bonus-build = за 1 еду купить здание по его цене
web-first-builders-bonus-temple = за 1 камень подняться на 1 в храме
web-first-builders-bonus-speaker = взять оратора
web-first-builders-bonus-basic = 1 базовый ресурс
web-first-builders-bonus-tile = Бонус, цвет { $colour }: { $what }
web-first-builders-bonus-fits = бонус подходит
web-first-builders-both = оба действия
web-first-builders-ship = Звездолёт { $value }
web-first-builders-gives = Даёт: { $what }
web-first-builders-take = Взять { $what }
web-first-builders-basic = базовый ресурс
web-first-builders-toll = { $wisdom ->
    [0] доплаты нет
   *[other] доплата мудростью: { $wisdom }
}
web-first-builders-send = Выбрать, чтобы отправить
web-first-builders-goes = Пойдёт в зону, которой вы коснётесь

web-first-builders-pool = Кубики на выбор
web-first-builders-citizens = Жители
web-first-builders-supply = Запас
web-first-builders-speakers = Ораторы
web-first-builders-no-speakers = все заняты
web-first-builders-buildings = Здания
web-first-builders-next-tiles = Стопки
web-first-builders-stack = Стопка, цвет { $colour }; под верхним: { $count }
web-first-builders-copies = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
web-first-builders-wisdom = мудрость: { $wisdom }
web-first-builders-price = мудрость: { $wisdom }, камень: { $stone }
web-first-builders-free = бесплатно
web-first-builders-dear = Сейчас вам это не оплатить
web-first-builders-no-die = Сейчас не для вас: нет пустой подставки или дорого
web-first-builders-as-farm = Перевёрнутый жетон ({ $building }): ферма, бесплатно, без цвета и свойства
web-first-builders-farm = У фермы нет ни цвета, ни свойства
web-first-builders-ways = Как построить
web-first-builders-way-building = Здание
web-first-builders-way-farm = Ферма
web-first-builders-way-over = На ферме

web-first-builders-districts = Районы
web-first-builders-card = Карта района { $id }
web-first-builders-card-points = Сейчас очков: { $now } (на карте { $points })
web-first-builders-card-gold = Золота над картой: { $gold }
web-first-builders-any = любой
web-first-builders-ready = { $count ->
    [one] Её показывает { $count } район, его можно закрыть
    [few] Её показывают { $count } района, их можно закрыть
   *[many] Её показывают { $count } районов, их можно закрыть
}
web-first-builders-near = Частей на месте: { $parts } из 3, не хватает жетонов: { $missing }
web-first-builders-shows = Показывает карту, очки: { $points }
web-first-builders-shows-none = Не показывает ни одной карты
web-first-builders-closable = Район { $cell }, можно закрыть
web-first-builders-tiers = Ярусы башен в запасе
web-first-builders-tiers-left = В запасе: { $count }

web-first-builders-temples = Храмы
web-first-builders-step = Ступень { $step }, очки { $points }: { $names }
web-first-builders-comes-to = Ваш диск придёт на ступень { $step }, очки { $points }
web-first-builders-nobody = ничья
web-first-builders-held = владеет { $name }
web-first-builders-no-sign = Карты зодиака нет
web-first-builders-war = Война
web-first-builders-space = Клетка { $number }
web-first-builders-last-space = очки за достижение: { $points }
web-first-builders-threshold = Перед ним рубеж: жетон превосходства
web-first-builders-foreign = чужой диск
web-first-builders-reward-none = без награды
web-first-builders-reward-convert = базовый ресурс на 1 золото
web-first-builders-attack = Атака: { $reward }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

web-first-builders-yours = Ваше
web-first-builders-city-of = Город игрока { $name }, { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
web-first-builders-under = оборот: { $building }
web-first-builders-centre = Центр власти { $cell }: { $die }; { $value } × башня { $level } = { $points }
web-first-builders-fit = Показать весь город
web-first-builders-nearer = Ближе
web-first-builders-enlarge = Показать мой город крупно
web-first-builders-show = Показать город игрока { $name }
web-first-builders-table = К столу
web-first-builders-towers = Башни
web-first-builders-tower = Башня, цвет { $colour }, уровень { $level }
web-first-builders-tower-price = Уровень { $level }, золото: { $gold }
web-first-builders-base-price = Следующая подставка, еда: { $food }
web-first-builders-pass-hint = Жители вернутся и вырастут на 1; шестёрки станут советниками
web-first-builders-people = Люди дома
web-first-builders-population = Взято подставок
web-first-builders-empty-base = Пустая подставка
web-first-builders-no-base = нет пустой подставки
web-first-builders-bases = Подставки
web-first-builders-all-bases = все подставки взяты
web-first-builders-advisers = Советники
web-first-builders-advisers-tip = В конце считается последняя занятая ячейка; повторный цвет сразу приносит её очки
web-first-builders-none = нет
web-first-builders-reserve = Резерв
web-first-builders-tokens = Жетоны превосходства
web-first-builders-sheet = Если бы игра кончилась
web-first-builders-now = Уже есть и будет
web-first-builders-to-come = Очки, которые добавил бы конец игры
web-first-builders-passed = пас
web-first-builders-temple-sum = { $second } + { $third }, без { $ignored }
web-first-builders-attack-now = Атака сейчас, очки: { $points }
web-first-builders-falls-back = отступит на { $spaces }
web-first-builders-sends = Коснитесь зоны: туда пойдёт { $worker }. Или сначала другого жителя.
web-first-builders-tag-wisdom = Минус — доплата мудростью.
web-first-builders-tag-both = ×2 — оба действия зоны.
web-first-builders-tag-bonus = Цветной знак — ещё и бонус.
web-first-builders-only-attack = Ещё и атаковать?
web-first-builders-only-advance = Ещё и продвинуться на { $steps }?
web-first-builders-or = Или: { $acts }.
web-first-builders-now-brings = Сейчас: { $change }.
web-first-builders-may-close = закрыть район
web-first-builders-may-raise = построить ярус башни (от { $gold } золота)
web-first-builders-tip-draft = От значения зависит, куда вход бесплатный, от цвета — какие бонусы доступны.
web-first-builders-tip-set-aside = Два старших кубика не для вас.
web-first-builders-tip-war = За каждый пройденный рубеж — жетон превосходства: в другой ход он даст ещё одно действие.
web-first-builders-tip-reserve = Сейчас бесплатно; строить его потом — за камень, без мудрости.
web-first-builders-tip-build = Цена: мудрость (глаз) и камни на жетоне. Перевёрнутый жетон — бесплатная ферма.
web-first-builders-tip-climb-two = В рамке — куда придёт ваш диск. Карта зодиака этого храма станет вашей. В конце ваш высший храм не считается.
web-first-builders-tip-climb = В рамке — куда придёт ваш диск. В конце ваш высший храм не считается.
web-first-builders-tip-appoint = Насовсем: здания его цвета здесь сработают сейчас, в конце — значение × башня его цвета.
web-first-builders-tip-buy-citizen = Цена в мудрости — под кубиком; значение не меняется.
web-first-builders-tip-spend-food = Каждая еда увеличивает гражданина на 1 или двигает вас на 1 по шкале войны.
web-first-builders-tip-raise-or-march = Гражданин выше 6 становится советником.
web-first-builders-tip-score = Крупное число — столько очков карта даст сейчас; золото над ней тоже ваше.
web-first-builders-tip-speaker = У него нет цвета, ему не нужна подставка; он с вами, пока не пригодится.
web-first-builders-tip-use-district = Каждый подсвеченный жетон можно использовать один раз.
web-first-builders-tip-retire = Новый цвет занимает следующую ячейку советников; повторный приносит очки последней.
web-first-builders-tip-pay = Золото заменяет любой ресурс; в конце каждое золото — 1 ПО.
