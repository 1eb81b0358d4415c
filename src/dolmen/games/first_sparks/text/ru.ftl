# «Энергосеть: Первые Искры» по-русски. Как параметры попадают в сообщения, сказано в dolmen/core/texts.py.

game-title = Энергосеть: Первые Искры
game-feel = Тесно и голодно
game-blurb = Покупайте инструменты, охотьтесь, пока есть на кого, и растите племя, пока еда не испортилась.

## Еда. .count: сколько её (кого? что?); .ground: охотничье угодье; .at: где.

name-berry = ягоды
    .count = { $amount ->
        [one] { $amount } ягоду
        [few] { $amount } ягоды
       *[other] { $amount } ягод
    }
    .ground = ягодник
    .at = у ягодника
name-fish = рыба
    .count = { $amount ->
        [one] { $amount } рыбу
        [few] { $amount } рыбы
       *[other] { $amount } рыб
    }
    .ground = озеро
    .at = у озера
name-bear = медведи
    .count = { $amount ->
        [one] { $amount } медведя
        [few] { $amount } медведей
       *[other] { $amount } медведей
    }
    .ground = лес
    .at = в лесу
name-mammoth = мамонты
    .count = { $amount ->
        [one] { $amount } мамонта
        [few] { $amount } мамонтов
       *[other] { $amount } мамонтов
    }
    .ground = долина
    .at = в долине
name-grain = зерно
    .count = { $amount ->
        [one] { $amount } зерно
        [few] { $amount } зерна
       *[other] { $amount } зёрен
    }
    .ground = поле
name-food = еда
name-members = жители
name-market = рынок
name-harvest = урожай
name-deck = колода
name-order = порядок хода
name-neutral = нейтральное племя

## Карты. .acc: кого? что? .gen: кого? чего?

name-basket = лукошко
    .acc = лукошко
    .gen = лукошка
name-rod = удочка
    .acc = удочку
    .gen = удочки
name-bow = лук
    .acc = лук
    .gen = лука
name-spear = копьё
    .acc = копьё
    .gen = копья
name-field = поле
    .acc = поле
    .gen = поля
name-herbs = травы
    .acc = травы
    .gen = трав
name-fire = Огонь
    .acc = Огонь
    .gen = Огня
name-plow = Плуг
    .acc = Плуг
    .gen = Плуга
name-sledge = Салазки
    .acc = Салазки
    .gen = Салазок
name-intelligence = Интеллект
    .acc = Интеллект
    .gen = Интеллекта
name-speech = Речь
    .acc = Речь
    .gen = Речи

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
    .help = Каждый тянет одну из младших карт «Травы». Первым становится тот, чья карта старше.
ask-tile = Вытягивают тайл
    .help = Тайлы тянут вслепую из подходящих числу игроков и выкладывают по порядку хода.
ask-lay = Положите тайл ({ $tile-kind-ground } и { $tile-kind2-ground }): куда?
    .other = { $seat } выкладывает тайл: { $tile-kind-ground } и { $tile-kind2-ground }
    .help = Выберите, где будет { $tile-kind-ground }. { $touching ->
        [1] Тайл должен соприкасаться стороной с первым.
       *[other] Тайл должен соприкасаться сторонами с двумя разными тайлами.
    } Потом вы его повернёте.
ask-turn = С какой стороны будет { $tile-kind2-ground }?
    .other = { $seat } поворачивает тайл
    .help = С любой, лишь бы тайл соприкасался с чем нужно и ничего не накрывал.
ask-neutral-start = Поставьте нейтрального жителя на любую свободную ячейку
    .other = { $seat } ставит на поле нейтрального жителя
    .help = Вдвоём играют с третьим, ничьим племенем. Его житель закрывает своё угодье для первых жителей.
ask-first-member = Поставьте первого жителя на поле
    .other = { $seat } ставит на поле первого жителя
    .help = Это бесплатно. Около одного угодья первого жителя ставит только одно племя.
ask-second-member = Поставить второго жителя рядом с первым?
    .other = { $seat } решает, ставить ли второго жителя
    .help = Цена как за одного нового жителя потом: 1, ещё 1 через гору, а на занятой ячейке ещё столько, сколько на ней станет племён.
ask-offer = Предложите карту текущего рынка или спасуйте
    .other = { $seat } выбирает, какую карту предложить
    .help = { $free ->
        [1] Карту может взять соперник; если он откажется, вы её покупаете или убираете в коробку: это первое предложение первого игрока. Если соперник взял, вы выбираете снова. Спасовавший в этом раунде карты не получит.
       *[0] Карту может взять любой, кто позади вас по порядку; если желающих нет, её покупаете вы. Если кто-то взял, вы выбираете снова. Спасовавший в этом раунде карты не получит.
    }
ask-buy = { $food ->
    [one] { $player } предлагает { $card-kind-acc }: купить за { $food } еду?
   *[other] { $player } предлагает { $card-kind-acc }: купить за { $food } еды?
}
    .other = { $player } предлагает { $card-kind-acc }: возьмёт ли { $seat }?
    .help = Это единственная возможность взять эту карту. Отказ — не пас: позже можно взять другую или предложить самому.
ask-refused = { $food ->
    [one] Никто не взял { $card-kind-acc }: купить за { $food } еду или убрать в коробку?
   *[other] Никто не взял { $card-kind-acc }: купить за { $food } еды или убрать в коробку?
}
    .other = Никто не взял { $card-kind-acc }: купит ли { $seat }?
    .help = Вдвоём первый игрок не обязан покупать свою первую карту. Если он убирает инструмент, то, что им можно добыть, уходит из урожая в общий запас.
ask-discard = Инструментов больше, чем { $most }: один нужно убрать
    .other = { $seat } убирает лишний инструмент
    .help = Инструмент уходит в коробку насовсем. Знания места не занимают.
ask-draw = Открывается карта
    .help = Рынок сразу пополняется из колоды и раскладывается по возрастанию.
ask-starve = { $hungry ->
    [one] Не хватило еды { $hungry } жителю: кто покинет поле?
   *[other] Не хватило еды { $hungry } жителям: кто покинет поле?
}
    .other = { $seat } выбирает, кто покинет поле
    .help = Вся еда съедена. Оставшиеся должны стоять одной связной группой; горы её не разделяют. Если уходят несколько, называйте их по порядку ячеек.
ask-spread = { $left ->
    [one] Можно поставить ещё { $left } жителя; он стоит от { $food } еды
   *[other] Можно поставить ещё до { $left } жителей; следующий стоит от { $food } еды
}
    .other = { $seat } ставит новых жителей
    .help = Новый житель ставится рядом со своим. Первый стоит 1, второй 2 и так далее; ещё 1 через гору, а на занятой ячейке ещё столько, сколько на ней станет племён (с Речью меньше). Оставьте еды на прокорм и на следующую карту.
ask-neutral = { $left ->
    [one] Поставьте ещё { $left } нейтрального жителя
   *[other] Поставьте ещё { $left } нейтральных жителей
}
    .other = { $seat } ставит нейтральных жителей
    .help = Нейтральное племя растёт до размера племени первого игрока, самое большее на пять жителей, и ничего не платит.

## Слова: что можно сделать

word-lay = Положить на { $cell }
word-turn = { $rotation ->
    [0] Положить без поворота
    [1] Положить с поворотом 60°
    [2] Положить с поворотом 120°
    [3] Положить с поворотом 180°
    [4] Положить с поворотом 240°
   *[5] Положить с поворотом 300°
}
word-settle = { $asked ->
    [neutral] Нейтральный житель { $space-kind-at } ({ $space })
    [neutral-start] Нейтральный житель { $space-kind-at } ({ $space })
    [first-member] Начать { $space-kind-at } ({ $space })
   *[other] Поселиться { $space-kind-at } ({ $space })
}
word-offer = Предложить { $card-kind-acc } ({ $card })
word-buy = Купить
    .told = Купить { $card-kind-acc } ({ $card })
word-decline = Отказаться
    .told = Не брать { $card-kind-acc } ({ $card })
word-box = Убрать в коробку
    .told = Убрать { $card-kind-acc } ({ $card }) в коробку
word-discard = Убрать { $card-kind-acc } ({ $card })
word-starve = Уходит житель { $space-kind-at } ({ $space })
word-pass = Пас · без карты
word-done = { $asked ->
    [second-member] Без второго жителя
   *[other] Хватит
}
word-deal = Травы { $card }
word-tile = Вытягивают тайл: { $tile-kind-ground } и { $tile-kind2-ground }
word-lie = Ложится на { $cell }
word-face = { $rotation ->
    [0] Не повёрнут
    [1] Повёрнут на 60°
    [2] Повёрнут на 120°
    [3] Повёрнут на 180°
    [4] Повёрнут на 240°
   *[5] Повёрнут на 300°
}
word-draw = Открывается карта: { $card-kind } ({ $card })

## События: что произошло

event-dealt = { $seat } тянет травы { $card }
event-drew-tile = Вытянут тайл: { $tile-kind-ground } и { $tile-kind2-ground }
event-laid = Положен тайл: { $tile-kind-ground } и { $tile-kind2-ground }
event-settled = { $food ->
    [0] { $seat } начинает { $space-kind-at } ({ $space })
    [one] { $seat } селится { $space-kind-at } ({ $space }) за { $food } еду
   *[other] { $seat } селится { $space-kind-at } ({ $space }) за { $food } еды
}
event-neutral = { $seat } ставит нейтрального жителя { $space-kind-at } ({ $space })
event-ordered = { $place ->
    [1] Порядок хода: { $seat }
   *[other] Место { $place } в порядке хода: { $seat }
}
event-round = Раунд { $number }; первым ходит { $seat }
event-bonus = 1 зерно на младшей карте: { $card-kind } ({ $card })
event-offered = { $seat } предлагает { $card-kind-acc } ({ $card })
event-declined = { $seat } отказывается
event-passed = { $seat } пасует
event-got-bonus = { $seat } получает зерно с { $card-kind-gen }
event-lost-bonus = Зерно возвращается в запас: карта «{ $card-kind-first }» больше не младшая
event-bought = { $food ->
    [one] { $seat } покупает { $card-kind-acc } ({ $card }) за { $food } еду
   *[other] { $seat } покупает { $card-kind-acc } ({ $card }) за { $food } еды
}
event-discarded = { $seat } убирает { $card-kind-acc } ({ $card })
event-refused = { $seat } убирает { $card-kind-acc } ({ $card }) в коробку
event-wasted = Из урожая в общий запас убирают { $kind-count }
event-stepped-back = { $seat } отступает на место назад в порядке хода
event-revealed = Новая карта на рынке: { $card-kind } ({ $card })
event-shuffled = Пришла карта «тасования»: колода перетасована
event-unsold = Никто не купил { $card-kind-acc } ({ $card }): карта выходит из игры
event-spoilt = { $food ->
    [one] { $seat }: { $food } еда испортилась
   *[other] { $seat }: { $food } еды испортилось
}
event-hunted = { $food ->
    [one] { $seat } добывает { $kind-count }: { $food } еда
   *[other] { $seat } добывает { $kind-count }: { $food } еды
}
event-fed = { $food ->
    [one] { $seat } съедает { $food } еду
   *[other] { $seat } съедает { $food } еды
}
event-starved = { $seat } теряет от голода жителя { $space-kind-at } ({ $space })
event-refilled = В урожай добавили { $kind-count }
event-put-under = Под колоду уходит карта: { $card-kind } ({ $card })
event-shrank = Карта «тасования» уходит; рынок меньше, и предлагать можно любую карту
event-left-game = Из игры выходит карта: { $card-kind } ({ $card })
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
refusal-ground-closed = { $space }: { $space-kind-at } уже стоит первый житель другого племени, а начать там может только одно.
refusal-already-there = На { $space } уже стоит житель этого племени.
refusal-not-next-to = Рядом с { $space } нет жителя этого племени.
refusal-settling-too-expensive = { $price ->
    [one] Житель на { $space } стоит { $price } еду, у вас { $food }.
   *[other] Житель на { $space } стоит { $price } еды, у вас { $food }.
}
refusal-not-in-the-market = Этой карты нет на рынке: { $card-kind } ({ $card }).
refusal-next-market = Пока рано: { $card-kind } ({ $card }) лежит на следующем рынке, а предлагают из текущего.
refusal-knows-already = { $card-kind-first } у вас уже есть: второе такое же знание не нужно.
refusal-card-too-expensive = { $price ->
    [one] { $card-kind-first } стоит { $price } еду, у вас { $food }.
   *[other] { $card-kind-first } стоит { $price } еды, у вас { $food }.
}
refusal-no-such-tool = У вас нет { $card-kind-gen } ({ $card }).
refusal-new-tool-stays = За этим столом новый инструмент убирать нельзя, а { $card-kind } ({ $card }) — новый.
refusal-nobody-there = На { $space } вашего жителя нет.
refusal-ascending = Уходящих называют по порядку ячеек, тайл за тайлом; { $space } идёт раньше последней.
refusal-name-lower-first = Житель с { $space } может уйти, но не первым: сначала назовите того, чья ячейка раньше.
refusal-parts-the-clan = Если уйдёт житель с { $space }, остальные не смогут остаться одной группой.
refusal-not-done = Здесь остановиться нельзя: осталось обязательное.
refusal-another-question = { $word-id ->
    [offer] Карты предлагают в свой черёд, в фазе покупки.
    [discard] Инструмент убирают, только когда он лишний.
    [settle] Жителей ставят в свой черёд, в фазе расселения.
   *[other] Сейчас спрашивают о другом.
}

## Настройки

option-map = Поле
    .help = Тайлы выкладывают игроки, жребий, или поле готово и придумано нами? Первые раскладки из правил утрачены.
    .value-laid = выкладывают игроки
    .value-random = по жребию
    .value-beginner = готовое, наше
    .about-laid = По правилам: каждый кладёт по тайлу.
    .about-random = Сразу, и каждый раз иначе.
    .about-beginner = Сразу, всегда одно и то же. Начните отсюда.
option-offer_precedence = Карту хотят несколько
    .help = Кого позади предложившего спрашивают первым?
    .value-next = следующего по порядку
    .value-last = последнего по порядку
option-discard_new_tool = Лишний инструмент
    .help = Можно ли убрать только что купленный?
    .value-on = любой
    .value-off = новый остаётся
option-plow_bonus = Плуг
    .help = Сколько зерна он добавляет каждому полю?
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

## Что лежит в коробке и насколько мы в этом уверены.

block-cards = Карты технологий
    .note = Известны номера Огня, Плуга, Салазок и Интеллекта, немногие сборы и сколько всего инструментов и знаний. Все цены, большинство сборов, номера большинства инструментов, прибавка Плуга и две карты Речи восстановлены нами так, чтобы сошлись все известные числа.
block-tiles = Тайлы ландшафта
    .note = Шесть тайлов из двух шестиугольников и когда какой нужен — из правил. Большинство пар угодий следует из примеров запаса; горы придуманы.
block-beginner = Первые раскладки
    .note = В правилах они показаны на рисунках, которые утрачены. Эти — наши.
name-people = жители

## Доска в терминале

fs-round = раунд { $number }
fs-goal = игру завершает { $goal }-й житель
fs-people = { $count ->
    [one] { $count } житель
    [few] { $count } жителя
   *[other] { $count } жителей
}
fs-offer = Сейчас
fs-offer-note = каждому одна карта; сначала спросят других
fs-next = Позже
fs-deck = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[other] в колоде { $count } карт
}
fs-lies = лежит
fs-each-round = раунд
fs-worth = по
fs-clans = Племена
fs-size = людей
fs-costs = еды { $food }
fs-hunt = охота { $food }
fs-known = уже знаете
fs-short = не хватает { $food } еды
fs-why-nobody = ваших там нет
fs-why-empty = там ничего не лежит
fs-why-spent = ваши инструменты и так всё возьмут
fs-reckoning = Ваша еда, если не тратить
fs-spoils = порча
fs-brings = охота
fs-meal = прокорм
fs-legend = 0∧1: гора между ячейками · ○ ничей житель · ✓ карта куплена или пас
fs-does-field = +{ $count } { $count ->
    [one] зерно
    [few] зерна
   *[other] зёрен
} за охоту
fs-does-herbs = +{ $count } { $count ->
    [one] зерно
    [few] зерна
   *[other] зёрен
} за охоту
fs-does-fire = еда не портится и скрыта
fs-does-plow = поля дают на { $count } больше
fs-does-sledge = мест для инструментов: { $count }
fs-does-intelligence = в порядке на место дальше
fs-does-speech = занятые ячейки дешевле
