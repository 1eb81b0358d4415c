# «Каменный век» по-русски. Как параметры попадают в сообщения, сказано в dolmen/core/texts.py.

game-title = Каменный век
game-feel = Хлопотно и уютно
game-blurb = Расставьте людей, бросьте кубики за добычу, к ночи накормите всех. Удачу можно подправить.

## Места. .to: куда идут; .in: где стоят; .act: действие там; .acts: что там делают; .for: за что платят.

name-toolmaker = мастерская ремесленника
    .short = мастерская
    .to = в мастерскую ремесленника
    .in = в мастерской ремесленника
    .act = Сделать инструмент
    .acts = делает инструмент
name-hut = хижина
    .to = в хижину
    .in = в хижине
    .act = Получить жителя в хижине
    .acts = получает жителя в хижине
name-farm = ферма
    .to = на ферму
    .in = на ферме
    .act = Работать на ферме: земледелие +1
    .acts = работает на ферме
name-hunt = охотничьи угодья
    .to = в охотничьи угодья
    .in = в охотничьих угодьях
    .act = Охотиться
    .acts = охотится
name-forest = лес
    .to = в лес
    .in = в лесу
    .act = Добывать древесину в лесу
    .acts = добывает древесину в лесу
name-clay-pit = карьер
    .to = в карьер
    .in = в карьере
    .act = Добывать глину в карьере
    .acts = добывает глину в карьере
name-quarry = каменоломня
    .to = в каменоломню
    .in = в каменоломне
    .act = Добывать камень в каменоломне
    .acts = добывает камень в каменоломне
name-river = река
    .to = на реку
    .in = на реке
    .act = Добывать золото на реке
    .acts = добывает золото на реке
name-card-1 = карта 1
    .to = на карту цивилизации 1
    .in = на карте цивилизации 1
    .act = Купить карту цивилизации 1
    .acts = берётся за карту цивилизации 1
    .for = за карту цивилизации 1
name-card-2 = карта 2
    .to = на карту цивилизации 2
    .in = на карте цивилизации 2
    .act = Купить карту цивилизации 2
    .acts = берётся за карту цивилизации 2
    .for = за карту цивилизации 2
name-card-3 = карта 3
    .to = на карту цивилизации 3
    .in = на карте цивилизации 3
    .act = Купить карту цивилизации 3
    .acts = берётся за карту цивилизации 3
    .for = за карту цивилизации 3
name-card-4 = карта 4
    .to = на карту цивилизации 4
    .in = на карте цивилизации 4
    .act = Купить карту цивилизации 4
    .acts = берётся за карту цивилизации 4
    .for = за карту цивилизации 4
name-building-1 = постройка 1
    .to = на постройку 1
    .in = на постройке 1
    .act = Возвести постройку 1
    .acts = берётся за постройку 1
    .for = за постройку 1
name-building-2 = постройка 2
    .to = на постройку 2
    .in = на постройке 2
    .act = Возвести постройку 2
    .acts = берётся за постройку 2
    .for = за постройку 2
name-building-3 = постройка 3
    .to = на постройку 3
    .in = на постройке 3
    .act = Возвести постройку 3
    .acts = берётся за постройку 3
    .for = за постройку 3
name-building-4 = постройка 4
    .to = на постройку 4
    .in = на постройке 4
    .act = Возвести постройку 4
    .acts = берётся за постройку 4
    .for = за постройку 4

## Добыча. .count: сколько её (кого? что?); .accusative, .genitive, .instrumental: падежи; .part: при дробном числе.

name-wood = древесина
    .short = древ
    .count = { $amount ->
        [one] { $amount } древесину
       *[other] { $amount } древесины
    }
    .accusative = древесину
    .genitive = древесины
    .instrumental = древесиной
    .part = древесины
name-clay = глина
    .short = глин
    .count = { $amount ->
        [one] { $amount } глину
       *[other] { $amount } глины
    }
    .accusative = глину
    .genitive = глины
    .instrumental = глиной
    .part = глины
name-stone = камень
    .short = кам
    .count = { $amount ->
        [one] { $amount } камень
        [few] { $amount } камня
       *[other] { $amount } камней
    }
    .accusative = камень
    .genitive = камней
    .instrumental = камнем
    .part = камня
name-gold = золото
    .short = зол
    .count = { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
    .accusative = золото
    .genitive = золота
    .instrumental = золотом
    .part = золота
name-food = еда
    .count = { $amount ->
        [one] { $amount } еду
       *[other] { $amount } еды
    }
    .accusative = еду
    .genitive = еды
    .instrumental = едой
    .part = еды
name-people = жители
    .short = люди
name-points = очки
name-resources = ресурсы
    .instrumental = ресурсами
name-agriculture = земледелие
    .short = земл
name-tools = инструменты
    .short = инстр
name-cards = карты
name-buildings = постройки
    .short = пост

## Фазы

name-set-up = подготовка
name-placing = выставление жителей
name-actions = действия
name-feeding = прокорм племени
name-new-round = новый раунд
name-over = конец

## Карты: что даёт верх и что считается внизу

top-wood = { $amount ->
    [one] { $amount } древесина
   *[other] { $amount } древесины
}
top-clay = { $amount ->
    [one] { $amount } глина
   *[other] { $amount } глины
}
top-stone = { $amount ->
    [one] { $amount } камень
    [few] { $amount } камня
   *[other] { $amount } камней
}
top-gold = { $amount ->
    [one] { $amount } золото
   *[other] { $amount } золота
}
top-food = { $amount ->
    [one] { $amount } еда
   *[other] { $amount } еды
}
top-roll-wood = { $amount ->
    [one] { $amount } кубик
    [few] { $amount } кубика
   *[other] { $amount } кубиков
} на древесину
top-roll-clay = { $amount ->
    [one] { $amount } кубик
    [few] { $amount } кубика
   *[other] { $amount } кубиков
} на глину
top-roll-stone = { $amount ->
    [one] { $amount } кубик
    [few] { $amount } кубика
   *[other] { $amount } кубиков
} на камень
top-roll-gold = { $amount ->
    [one] { $amount } кубик
    [few] { $amount } кубика
   *[other] { $amount } кубиков
} на золото
top-roll-food = { $amount ->
    [one] { $amount } кубик
    [few] { $amount } кубика
   *[other] { $amount } кубиков
} на еду
top-dice = кубики для всех
top-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
top-tool = инструмент
top-farm = земледелие +1
top-draw = ещё одна карта из стопки
top-once = одноразовый инструмент +{ $amount }
top-choice = любые { $amount } ресурса

bottom-writing = письменность
bottom-medicine = медицина
bottom-pottery = керамика
bottom-sculpture = скульптура
bottom-music = музыка
bottom-transport = транспорт
bottom-weaving = ткачество
bottom-time = время
bottom-farmer = { $people ->
    [one] { $people } земледелец
    [few] { $people } земледельца
   *[other] { $people } земледельцев
}
bottom-toolmaker = { $people ->
    [one] { $people } ремесленник
    [few] { $people } ремесленника
   *[other] { $people } ремесленников
}
bottom-builder = { $people ->
    [one] { $people } строитель
    [few] { $people } строителя
   *[other] { $people } строителей
}
bottom-shaman = { $people ->
    [one] { $people } шаман
    [few] { $people } шамана
   *[other] { $people } шаманов
}

face-wood = 1 древесина
face-clay = 1 глина
face-stone = 1 камень
face-gold = 1 золото
face-tool = инструмент
face-farm = земледелие +1

cost-kinds = { $kinds ->
    [1] { $count } одного вида
    [2] { $count } двух видов
    [3] { $count } трёх видов
    [4] { $count } четырёх видов
   *[other] { $count } ({ $kinds } вида)
}
cost-any = от 1 до { $count } любых

## Вопросы

ask-begin = Выберите, кто начинает
    .other = { $seat } выбирает, кто начинает
    .help = Первого игрока выбирает стол; за всех отвечает это место. Первый игрок первым выставляет жителей и первым действует, а жетон каждый раунд переходит дальше.
ask-place = { $people ->
    [1] Выставьте последнего жителя
   *[other] Выставьте жителей (дома { $people })
}
    .other = { $seat } выставляет жителей
    .help = Поставьте сколько угодно жителей в одно место, и ход перейдёт к следующему. Дважды в одно место не ходят; пасовать, пока можно кого-то поставить, нельзя. Хижина берёт двоих; мастерская, ферма, карта или постройка — одного.
ask-act = Выберите следующее действие
    .other = { $seat } выбирает действие
    .help = Выполните действия всех своих жителей в любом порядке. Полученное одним действием пригодится в следующем, так что порядок важен. Отказаться можно только от карт и построек: те жители вернутся ни с чем.
ask-grow = Взять нового жителя?
    .other = { $seat } решает, брать ли нового жителя
    .help = За этим столом нового жителя из хижины можно не брать. Каждый житель съедает 1 еду за раунд.
ask-raise = Какой из равных инструментов улучшить?
    .other = { $seat } выбирает, какой инструмент улучшить
    .help = Новый инструмент улучшает один из самых слабых на единицу. У вас есть неиспользованный и использованный одного номинала.
ask-tools = Добавить инструменты к броску { $total }?
    .other = { $seat } решает, добавить ли инструменты к броску { $total }
    .help = Сумма делится на { $divisor } с округлением вниз — столько { $good-genitive } вы получите. Каждый инструмент служит раз за раунд и целиком; одноразовый с карты после этого потрачен. Инструменты выбираются от меньшего к большему.
note-smaller-tools = меньшие останутся без дела
ask-pick = Возьмите один из кубиков
    .other = { $seat } берёт один из кубиков
    .help = За каждого игрока брошен один кубик. Начиная с купившего карту, каждый берёт один кубик и то, что он значит. Инструменты здесь не помогают.
ask-take = { $left ->
    [1] Возьмите ещё один ресурс на выбор
    [one] Возьмите { $left } ресурс на выбор
    [few] Возьмите { $left } ресурса на выбор
   *[other] Возьмите { $left } ресурсов на выбор
}
    .other = { $seat } берёт ресурсы на выбор
    .help = Одинаковые или разные, начиная с дешёвых. Потом карта переворачивается и считается только в конце.
ask-pay = Заплатите{ $paid ->
    [0] {""}
   *[other] {" ещё"}
} { $left ->
    [one] { $left } ресурс
    [few] { $left } ресурса
   *[other] { $left } ресурсов
} { $where-for }
    .other = { $seat } платит за карту
    .help = Годятся любые ресурсы, но не еда. Платят от дешёвых к дорогим.
ask-pay-kinds = Заплатите{ $paid ->
    [0] {""}
   *[other] {" ещё"}
} { $left ->
    [one] { $left } ресурс
    [few] { $left } ресурса
   *[other] { $left } ресурсов
}{ $paid ->
    [0] { $kinds ->
        [one] {" "}одного вида
       *[other] {" "}ровно { $kinds } видов
    }
   *[other] { $kinds ->
        [0] {" "}того же вида
        [one] , среди них { $kinds } новый вид,
        [few] , среди них { $kinds } новых вида,
       *[other] , среди них { $kinds } новых видов,
    }
} { $where-for }
    .other = { $seat } платит за постройку
    .help = Сколько ресурсов и сколько разных видов — задано, какие — решаете вы. Древесина приносит { $wood }, глина { $clay }, камень { $stone }, золото { $gold }. Платят от дешёвых к дорогим; новых видов осталось начать: { $kinds }.
ask-pay-any = Заплатите{ $paid ->
    [0] {""}
   *[other] {" ещё"}
} до { $left ->
    [one] { $left } ресурса
   *[other] { $left } ресурсов
} { $where-for }
    .other = { $seat } платит за постройку
    .help = От одного до семи ресурсов любых видов; древесина приносит { $wood }, глина { $clay }, камень { $stone }, золото { $gold }. Платят от дешёвых к дорогим. Остановиться можно в любой момент.
ask-feed = { $short ->
    [1] Одному жителю нечего есть
    [2] Двоим нечего есть
    [3] Троим нечего есть
    [4] Четверым нечего есть
    [5] Пятерым нечего есть
    [6] Шестерым нечего есть
    [7] Семерым нечего есть
    [8] Восьмерым нечего есть
    [9] Девятерым нечего есть
   *[other] Десятерым нечего есть
}
    .other = { $seat } решает, чем накормить жителей
    .help = Вся еда уже съедена. Недостачу можно покрыть целиком ресурсами, один за одну; иначе вы теряете { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, сколько бы жителей ни голодало, а ресурсы остаются.
ask-feed-rest = { $left ->
    [one] Отдайте вместо еды ещё { $left } ресурс
    [few] Отдайте вместо еды ещё { $left } ресурса
   *[other] Отдайте вместо еды ещё { $left } ресурсов
}
    .other = { $seat } отдаёт ресурсы вместо еды
    .help = Недостача покрывается целиком, один ресурс за каждую недостающую еду, от дешёвых к дорогим.
ask-reveal = Открывается карта
    .help = Пустые ячейки заполняются картами из стопки справа налево.
ask-turn = Открывается постройка
    .help = В стопке становится видна следующая постройка.
ask-roll = { $dice ->
    [one] Бросается { $dice } кубик
    [few] Бросаются { $dice } кубика
   *[other] Бросаются { $dice } кубиков
}
    .help = По кубику за каждого жителя или столько, сколько велит карта.
ask-draw = Карта берётся из стопки
    .help = Её видит только купивший; она считается лишь в конце.

## Слова: что можно сделать

word-begin = Начинает { $player }
word-place = { $people ->
    [one] { $people } житель
    [few] { $people } жителя
   *[other] { $people } жителей
} { $where-to }
word-act = { $where-act }
word-grow = Взять нового жителя
word-raise = { $tool-id ->
    [used] Улучшить использованный инструмент
   *[unused] Улучшить неиспользованный инструмент
}
word-tool = Добавить инструмент { $value }
word-pick = Взять кубик с числом { $face }
word-take = Взять { $resource-accusative }
word-use = Использовать карту { $card }
word-pay = Отдать { $resource-accusative }
word-starve = Голодать
word-done = { $asked ->
    [tools] Больше не добавлять
    [act] Больше ничего не покупать, закончить ход
    [grow] Не брать жителя
    [pay-any] Достаточно
   *[other] Готово
}
word-starts = Начинает { $player }
word-reveal = Открывается карта { $card }
word-turn = Открывается постройка { $building }
word-roll = Выпадает { $face }
word-draw = { $card-id ->
    [hidden] Карта берётся из стопки не глядя
   *[other] Берётся карта { $card }
}

## События: что произошло

event-began = { $seat } — первый игрок
event-revealed = В ячейке { $slot } новая карта
event-turned = В стопке { $stack } открыта новая постройка
event-placed = { $seat } отправляет { $people ->
    [one] { $people } жителя
   *[other] { $people } жителей
} { $where-to }
event-stuck = { $seat } не находит места для { $people ->
    [one] { $people } жителя
   *[other] { $people } жителей
}
event-acted = { $seat } { $where-acts }
event-rolled = { $seat } бросает: { $face }
event-tooled = { $seat } добавляет инструмент: +{ $value }
event-spent = { $seat } использует карту { $card }
event-worked = { $seat } набирает { $total } и добывает { $good-count }
event-gained = { $seat } получает { $good-count }
event-new-tool = { $seat } получает инструмент { $value }
event-farmed = { $seat } поднимает земледелие до { $level }
event-grew = { $seat }: жителей теперь { $people }
event-no-effect = { $where-id ->
    [tool] { $seat }: больше инструментов не бывает
    [farm] { $seat } уже в конце счётчика земледелия
    [hut] { $seat }: все жители уже на столе
   *[draw] { $seat } видит, что стопка карт пуста
}
event-paid = { $seat } платит { $good-count }
event-bought = { $seat } покупает карту цивилизации { $slot }
event-built = { $seat } возводит постройку { $stack }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
event-scored = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
event-picked = { $seat } берёт кубик с числом { $face }
event-drew = { $card-id ->
    [hidden] { $seat } берёт карту из стопки
   *[other] { $seat } берёт карту { $card }
}
event-declined = { $seat } ничего не покупает { $where-in }
event-fed = { $seat } кормит { $food ->
    [one] { $food } жителя
   *[other] { $food } жителей
}
event-starved = { $seat } оставляет жителей голодными: −{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
event-round = Раунд { $number }; первый игрок — { $seat }
event-ended = { $why-id ->
    [cards] Игра окончена: карт не хватает
    [buildings] Игра окончена: стопка построек пуста
   *[limit] Игра окончена: условленные раунды сыграны
}

## Подсчёт очков

item-buildings = Постройки
item-awards = Очки с карт
item-hunger = Голод
item-green = Символы, набор { $set }
    .all = Символы
    .sum = { $size } × { $size }
item-farmers = Земледельцы × земледелие
    .sum = { $people } × { $factor }
item-toolmakers = Ремесленники × инструменты
    .sum = { $people } × { $factor }
item-builders = Строители × постройки
    .sum = { $people } × { $factor }
item-shamans = Шаманы × жители
    .sum = { $people } × { $factor }
item-resources = Оставшиеся ресурсы

tie-development = Инструменты, жители и земледелие вместе
tie-food = Оставшаяся еда

## Отказы

refusal-no-such-tool = У вас нет неиспользованного инструмента { $value }, который можно добавить сейчас; инструменты добавляют от меньшего к большему.
refusal-no-such-card = Карта { $card } не лежит перед вами открытой или сейчас бесполезна.
refusal-no-such-die = Кубика с числом { $face } нет.
refusal-ascending = Ресурсы выбирают от дешёвых к дорогим: древесина, глина, камень, золото.
refusal-not-done = Здесь нельзя остановиться: осталось обязательное действие.
refusal-not-hungry = Сейчас никто не голодает.
refusal-another-question = { $word-id ->
    [pay] Сейчас платить не за что.
    [tool] Инструменты добавляют к своему броску.
    [act] Действия выполняют по одному, когда все жители выставлены.
    [place] Жителей выставляют в начале раунда; сейчас спрашивают о другом.
   *[other] Это не ответ на то, о чём вас спрашивают.
}
refusal-no-stack = Здесь пусто: { $where }.
refusal-already-there = Ваши жители уже { $where-in }; в этом раунде добавлять нельзя.
refusal-too-few-figures = { $idle ->
    [one] Дома только { $idle } житель, а не { $people }.
    [few] Дома только { $idle } жителя, а не { $people }.
   *[other] Дома только { $idle } жителей, а не { $people }.
}
refusal-hut-takes-two = Хижина принимает ровно двух жителей одного игрока.
refusal-too-many = Свободных мест { $where-in }: { $room }, а не { $people }.
refusal-taken = Там уже стоит { $player }: { $where }.
refusal-nothing-to-gain = Вам нечего получить { $where-in }, а занимать место просто так за этим столом нельзя.
refusal-village-closed = Из мастерской, хижины и фермы две уже заняты; вдвоём и втроём третья в этом раунде пустует.
refusal-full = Все { $most } мест { $where-in } заняты.
refusal-too-many-players = { $most ->
    [one] Когда игроков так мало, { $where-in } может работать только один из них.
   *[other] Когда игроков так мало, { $where-in } могут работать только { $most } из них.
}
refusal-not-there = Ваших жителей нет { $where-in }.
refusal-too-expensive = Вам не хватает ресурсов, чтобы заплатить { $where-for }.
refusal-none-left = У вас нет { $resource-genitive }.
refusal-cannot-complete = Если сейчас отдать { $resource-accusative }, остальную плату (ресурсов: { $left }) не собрать.

## Настройки партии

option-full_spots = Места, которые ничего не дадут
    .help = Может ли занять место тот, у кого инструменты, жители или земледелие уже на пределе?
    .value-allowed = можно занимать
    .value-forbidden = закрыты
option-hut_growth = Новый житель из хижины
    .help = Обязательно ли его брать?
    .value-forced = обязателен
    .value-optional = по желанию
option-tool_stock = Жетоны инструментов
    .help = Могут ли 18 жетонов из коробки закончиться?
    .value-unlimited = не кончаются
    .value-finite = сосчитаны
option-first_player = Первый игрок
    .help = Кто начинает первый раунд?
    .value-random = по жребию
    .value-chosen = выбирает стол
option-raised_tool = Улучшенный использованный инструмент
    .help = Можно ли применить его снова в том же раунде?
    .value-used = остаётся использованным
    .value-fresh = снова готов
option-equal_tools = Какой из равных инструментов улучшать
    .help = Когда использованный и неиспользованный одинаково слабы.
    .value-unused_first = неиспользованный
    .value-ask = выбирает владелец
option-bought_cards = Купленные карты
    .help = Видят ли соперники только их число или и лица?
    .value-counted = видно только число
    .value-open = лежат открыто
option-second_tie = Если ничья остаётся
    .help = Когда равны и очки, и развитие.
    .value-shared = место делится
    .value-food = решает еда
option-card_36 = Два ресурса на выбор (карта 36)
    .help = Когда можно использовать карту?
    .value-any_time = в любой момент
    .value-at_once = только при покупке
option-round_limit = Предел раундов
    .help = Наше, не из правил: после стольких раундов игра кончается обычным подсчётом.

## Стол в терминале

sa-round = раунд { $number }
sa-deck = { $count ->
    [one] в стопке { $count } карта
    [few] в стопке { $count } карты
   *[other] в стопке { $count } карт
}
sa-rolled = { $seat } бросает: { $dice }
sa-open-cards = открыто
sa-hidden-cards = { $count ->
    [one] { $count } карта лицом вниз
    [few] { $count } карты лицом вниз
   *[other] { $count } карт лицом вниз
}

## Что лежит в коробке и насколько мы в этом уверены.

block-limits = Шкала земледелия
    .note = Её конец, 10, в тексте правил не назван; памятки игроков и снимки доски называют его одинаково.
block-slots = Цена карт
    .note = В правилах сказано лишь, что цена стоит над картой; на снимках доски справа налево 1, 2, 3, 4.
block-tools = Жетоны инструментов
    .note = Их 18; как они делятся на жетоны 1/2 и 3/4, известно из одного источника. Важно, только если запас инструментов ограничен.
block-dice = Грани на картах с кубиками
    .note = Три грани есть в примере правил; все шесть видны на снимках карт.
block-cards = Карты цивилизации
    .note = Сверены по нескольким открытым спискам и снимкам; сколько карт каждого вида, сказано в правилах.
block-buildings = Жетоны построек
    .note = Сверены по нескольким открытым спискам и снимкам; сколько построек на выбор, сказано в правилах.
name-tool = инструменты
