# «Энергосеть: Первые Искры» по-русски. Как параметры попадают в сообщения, сказано в dolmen/core/texts.py.

game-title = Энергосеть: Первые Искры
game-blurb = Покупайте инструменты и знания, охотьтесь, кормите племя и расселяйтесь: побеждает самое большое племя.

## Еда. .count: сколько её (кого? что?); .ground: охотничье угодье.

name-berry = ягоды
    .count = { $amount ->
        [one] { $amount } ягоду
        [few] { $amount } ягоды
       *[other] { $amount } ягод
    }
    .ground = ягодник
name-fish = рыба
    .count = { $amount ->
        [one] { $amount } рыбу
        [few] { $amount } рыбы
       *[other] { $amount } рыб
    }
    .ground = озеро
name-bear = медведи
    .count = { $amount ->
        [one] { $amount } медведя
        [few] { $amount } медведей
       *[other] { $amount } медведей
    }
    .ground = лес
name-mammoth = мамонты
    .count = { $amount ->
        [one] { $amount } мамонта
        [few] { $amount } мамонтов
       *[other] { $amount } мамонтов
    }
    .ground = долина
name-grain = полевые культуры
    .count = { $amount ->
        [one] { $amount } полевую культуру
        [few] { $amount } полевые культуры
       *[other] { $amount } полевых культур
    }
    .ground = поле
name-food = еда
name-members = жители
name-market = рынок
name-harvest = урожай
name-deck = колода
name-order = порядок хода
name-neutral = нейтральное племя

## Карты

name-basket = лукошко
name-rod = удочка
name-bow = лук
name-spear = копьё
name-field = поле
name-herbs = травы
name-fire = Огонь
name-plow = Плуг
name-sledge = Салазки
name-intelligence = Интеллект
name-speech = Речь

## Тайлы и фазы

name-t1 = тайл 1
name-t2 = тайл 2
name-t3 = тайл 3
name-t4 = тайл 4
name-t5 = тайл 5
name-t6 = тайл 6
name-set-up = подготовка
name-placement = размещение
name-buying = покупка технологий
    .short = покупка
name-spoilage = порча еды
name-hunting = охота
name-spreading = расселение
name-bureaucracy = бюрократия
name-over = конец

## Ячейки, как они подписаны на поле: тайл, угодье, ячейка

name-t1-a0 = 1a0
name-t1-a1 = 1a1
name-t1-a2 = 1a2
name-t1-b0 = 1b0
name-t1-b1 = 1b1
name-t1-b2 = 1b2
name-t2-a0 = 2a0
name-t2-a1 = 2a1
name-t2-a2 = 2a2
name-t2-b0 = 2b0
name-t2-b1 = 2b1
name-t2-b2 = 2b2
name-t3-a0 = 3a0
name-t3-a1 = 3a1
name-t3-a2 = 3a2
name-t3-b0 = 3b0
name-t3-b1 = 3b1
name-t3-b2 = 3b2
name-t4-a0 = 4a0
name-t4-a1 = 4a1
name-t4-a2 = 4a2
name-t4-b0 = 4b0
name-t4-b1 = 4b1
name-t4-b2 = 4b2
name-t5-a0 = 5a0
name-t5-a1 = 5a1
name-t5-a2 = 5a2
name-t5-b0 = 5b0
name-t5-b1 = 5b1
name-t5-b2 = 5b2
name-t6-a0 = 6a0
name-t6-a1 = 6a1
name-t6-a2 = 6a2
name-t6-b0 = 6b0
name-t6-b1 = 6b1
name-t6-b2 = 6b2

## Вопросы

ask-deal = Раздаются травы
    .help = Каждый тянет одну из младших карт «трав». Первым становится тот, у кого старшая.
ask-tile = Вытягивается тайл
    .help = Тайлы тянут вслепую из подходящих числу игроков и выкладывают по порядку хода.
ask-lay = Куда положить { $tile }?
    .help = Выберите место для его угодья a. { $touching ->
        [1] Тайл должен соприкасаться стороной с первым.
       *[other] Тайл должен соприкасаться сторонами с двумя разными тайлами.
    } Потом вы его повернёте.
ask-turn = Как повернуть { $tile }?
    .help = Угодье b может лежать в любую сторону, лишь бы тайл соприкасался с чем нужно и ничего не накрывал.
ask-neutral-start = Поставьте нейтрального жителя на любую свободную ячейку
    .help = Вдвоём играют с третьим, ничьим племенем. Его житель закрывает своё угодье для первых жителей.
ask-first-member = Поставьте первого жителя на поле
    .help = Это бесплатно. Около одного угодья первого жителя ставит только одно племя.
ask-second-member = Поставить второго жителя рядом с первым?
    .help = Цена как за одного нового жителя потом: 1, ещё 1 через гору, а на занятой ячейке ещё столько, сколько на ней станет племён.
ask-offer = Предложите карту текущего рынка или спасуйте
    .help = Карту может взять любой, кто позади вас по порядку; если желающих нет, её покупаете вы. Если кто-то взял, вы выбираете снова. Спасовавший в этом раунде карты не получит.
ask-buy = { $player } предлагает карту { $card }: купить за { $food } еды?
    .help = Это единственная возможность взять эту карту. Отказ — не пас: позже можно взять другую или предложить самому.
ask-refused = Карту { $card } никто не взял: купить за { $food } еды или убрать в коробку?
    .help = Вдвоём первый игрок не обязан покупать свою первую карту. Если он убирает инструмент, то, что им можно добыть, уходит из урожая в общий запас.
ask-discard = Инструментов больше { $most }: уберите один
    .help = Инструмент уходит в коробку насовсем. Знания места не занимают.
ask-draw = Открывается карта
    .help = Рынок сразу пополняется из колоды и раскладывается по возрастанию.
ask-starve = { $hungry ->
    [one] Не хватило еды { $hungry } жителю: кто покинет поле?
   *[other] Не хватило еды { $hungry } жителям: кто покинет поле?
}
    .help = Вся еда съедена. Оставшиеся должны стоять одной связной группой; горы её не разделяют.
ask-spread = { $left ->
    [one] Поставьте ещё { $left } жителя, от { $food } еды, или остановитесь
   *[other] Поставьте ещё до { $left } жителей, следующий от { $food } еды, или остановитесь
}
    .help = Новый житель ставится рядом со своим. Первый стоит 1, второй 2 и так далее; ещё 1 через гору, а на занятой ячейке ещё столько, сколько на ней станет племён. Оставьте еды на прокорм и на следующую карту.
ask-neutral = { $left ->
    [one] Поставьте ещё { $left } нейтрального жителя
   *[other] Поставьте ещё { $left } нейтральных жителей
}
    .help = Нейтральное племя растёт до размера племени первого игрока, самое большее на пять жителей, и ничего не платит.

## Слова: что можно сделать

word-lay = Положить на { $cell }
word-turn = Повернуть на { $rotation } × 60°
word-settle = { $asked ->
    [neutral] Нейтральный житель на { $space }
    [neutral-start] Нейтральный житель на { $space }
   *[other] Житель на { $space }
}
word-offer = Предложить карту { $card }
word-buy = Купить
word-decline = Отказаться
word-box = Убрать в коробку
word-discard = Убрать карту { $card }
word-starve = Уходит житель с { $space }
word-pass = Пас
word-done = { $asked ->
    [second-member] Без второго жителя
   *[other] Достаточно
}
word-deal = Травы { $card }
word-tile = Вытянут { $tile }
word-lie = Ложится на { $cell }
word-face = Повёрнут на { $rotation } × 60°
word-draw = Открывается карта { $card }

## События: что произошло

event-dealt = { $seat } тянет травы { $card }
event-drew-tile = Вытянут { $tile }
event-laid = { $tile } лежит на { $cell }, поворот { $rotation } × 60°
event-settled = { $food ->
    [0] { $seat } ставит жителя на { $space }
   *[other] { $seat } ставит жителя на { $space } за { $food } еды
}
event-neutral = { $seat } ставит нейтрального жителя на { $space }
event-ordered = { $seat }: место { $place } в порядке хода
event-round = Начинается раунд { $number }; первый игрок — { $seat }
event-bonus = На карте { $card } лежит полевая культура
event-offered = { $seat } предлагает карту { $card }
event-declined = { $seat } отказывается от карты { $card }
event-passed = { $seat } пасует
event-got-bonus = { $seat } берёт полевую культуру с карты { $card }
event-lost-bonus = Полевая культура с карты { $card } уходит в общий запас
event-bought = { $seat } покупает карту { $card } за { $food } еды
event-discarded = { $seat } убирает карту { $card }
event-refused = { $seat } убирает карту { $card } в коробку
event-wasted = Из урожая в общий запас убирают { $kind-count }
event-stepped-back = { $seat } отступает на место назад в порядке хода
event-revealed = На рынок приходит карта { $card }
event-shuffled = Пришла карта «тасования»: колода перетасована
event-unsold = Карту { $card } никто не купил, она выходит из игры
event-spoilt = { $seat }: испортилось { $food } еды
event-hunted = { $seat } добывает { $kind-count }: { $food } еды
event-fed = { $seat } съедает { $food } еды
event-starved = { $seat } теряет от голода жителя на { $space }
event-refilled = В урожай кладут { $kind-count }
event-put-under = Карта { $card } уходит под колоду
event-shrank = Карта «тасования» уходит; рынок меньше, и предлагать можно любую карту
event-left-game = Карта { $card } выходит из игры
event-ended = { $why-id ->
    [size] Игра окончена: { $seat } достигает цели
   *[limit] Игра окончена: прошло условленное число раундов
}

## Подсчёт

item-members = Жители на поле
tie-food = Оставшаяся еда
tie-order = Позже в порядке хода

## Отказы

refusal-cell-taken = На { $cell } уже лежит тайл.
refusal-too-far = { $touching ->
    [1] На { $cell } тайл накрыл бы другой или не соприкасался бы стороной с первым.
   *[other] На { $cell } тайл накрыл бы другой или не соприкасался бы сторонами с двумя разными тайлами.
}
refusal-rotation = { $touching ->
    [1] Так повёрнутый тайл накрыл бы другой или не соприкасался бы с первым.
   *[other] Так повёрнутый тайл накрыл бы другой или не соприкасался бы с двумя разными тайлами.
}
refusal-not-on-the-map = Ячейка { $space } — с тайла, которого нет на поле.
refusal-ground-closed = Около угодья ячейки { $space } уже стоит первый житель другого племени.
refusal-already-there = На { $space } уже стоит житель этого племени.
refusal-not-next-to = Рядом с { $space } нет жителя этого племени.
refusal-settling-too-expensive = Житель на { $space } стоит { $price } еды, у вас { $food }.
refusal-not-in-the-market = Карты { $card } нет на рынке.
refusal-next-market = Карта { $card } лежит на следующем рынке, предлагать её рано.
refusal-knows-already = Знание каждого типа может быть только одно, поэтому карта { $card } не для вас.
refusal-card-too-expensive = Карта { $card } стоит { $price } еды, у вас { $food }.
refusal-no-such-tool = У вас нет инструмента { $card }.
refusal-new-tool-stays = За этим столом новый инструмент { $card } убирать нельзя.
refusal-nobody-there = На { $space } вашего жителя нет.
refusal-ascending = Уходящих называют по порядку ячеек; { $space } идёт раньше последней.
refusal-parts-the-clan = Если уйдёт житель с { $space }, остальные не смогут остаться одной группой.
refusal-not-done = Здесь остановиться нельзя: осталось обязательное.
refusal-another-question = Это не ответ на вопрос.

## Настройки

option-map = Поле
    .help = Тайлы выкладывают игроки, жребий, или поле готово и придумано нами? Первые раскладки из правил утрачены.
    .value-laid = выкладывают игроки
    .value-random = по жребию
    .value-beginner = готовое, наше
option-offer_precedence = Карту хотят несколько
    .help = Кого позади предложившего спрашивают первым?
    .value-next = следующего по порядку
    .value-last = последнего по порядку
option-discard_new_tool = Лишний инструмент
    .help = Можно ли убрать только что купленный?
    .value-on = любой
    .value-off = новый остаётся
option-plow_bonus = Плуг
    .help = Сколько полевых культур он добавляет каждому полю?
option-speech_surcharge = Занятые ячейки с Речью
    .help = Сколько доплачивает владелец Речи там, где стоят другие?
    .value-flat = 1
    .value-one_less = на 1 меньше других
    .value-none = ничего
option-starved_members = Погибшие от голода
    .help = Можно ли выставить их снова?
    .value-stock = возвращаются к владельцу
    .value-box = выходят из игры
option-last_member = Последний житель племени
    .help = Может ли он погибнуть от голода?
    .value-stays = остаётся всегда
    .value-starves = может погибнуть
option-full_tie = Равные племена и равная еда
    .help = Кто побеждает?
    .value-shared = победа общая
    .value-later = кто позже в порядке хода
option-first_offer = Вдвоём: первое предложение
    .help = Может ли первый игрок предложить карту, которую сам купить не в силах?
    .value-any = любую карту
    .value-payable = только посильную
option-boxed_tool = Вдвоём: инструмент в коробку
    .help = Сколько он забирает из урожая?
    .value-steps = по своей таблице
    .value-position = сколько добыл бы им первый игрок
option-round_limit = Раундов не больше
    .help = Наше, не из правил: после стольких раундов игра кончается, и побеждает, как обычно, самое большое племя.
