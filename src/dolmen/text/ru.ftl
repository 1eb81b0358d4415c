# Общее для всех игр, по-русски.

name-peak = Гора
name-wave = Волна
name-sun = Солнце
name-feather = Перо
name-moon = Луна
name-ring = Круг
name-hidden = скрыто

ask-over = Игра окончена

refusal-over = Игра окончена: больше ничего сыграть нельзя.
refusal-no-hints = За этим столом играют без подсказок.
refusal-no-hints-left = Ваши подсказки за этим столом кончились, их было: { $most }.
refusal-no-hint = Подсказка не нашлась: попробуйте ещё раз.
refusal-flag-fallen = С тех пор место перешло в другие руки: дальше этого ход не возвращают.
refusal-read-only = Сервер приводят в порядок: пока ничего нельзя менять.
refusal-sent-away = Хозяин на время закрыл вам вход.
refusal-not-the-host = Это может только хозяин.
refusal-not-your-turn = Сейчас не ваш ход: решает { $player }.

## В чём отказывает сервер (server/refused.py)

refusal-already-started = Игра уже началась: места больше не меняются.
refusal-bad-address = Это не адрес электронной почты.
refusal-bad-clock = Часы идут от { $low } до { $high } секунд, за ход добавляется от 0 до 3600.
refusal-bad-csrf = Страница устарела: загрузите её заново.
refusal-bad-login = Логин состоит из 2–30 букв, цифр или знаков - _ .
refusal-bad-name = В имени от 1 до 30 знаков.
refusal-bad-option = В этой игре нет такой настройки или у неё нет такого значения.
refusal-bad-record = { $fault-id ->
    [no-record] Это не запись партии: запись начинается строкой «dolmen …».
    [cut-off] Запись партии обрывается: у неё нет последней строки.
    [changed] Запись партии изменена: её печать больше не сходится с текстом.
    [hidden] Партия ещё не окончена, часть записи скрыта: её нельзя просмотреть.
    [unfinished] Разобрать можно только оконченную партию.
    [too-short] В этой партии нет столько ходов.
    [against-rules] Запись партии расходится с правилами.
    [other-rules] Эту партию играли по другим правилам, чем теперь у сервера.
    [other-components] Эту партию играли с другими компонентами, чем теперь у сервера.
   *[other] Эту запись партии прочесть нельзя.
}
refusal-bad-seats = Столько мест в этой игре или за этим столом не бывает.
refusal-bad-word = В этой игре нет такого слова.
refusal-cannot-open = Открыть { $address } не удаётся. Запустите сервер там сами: { $command }
refusal-cannot-undo = Брать назад нечего.
refusal-chat-full = В чат этого стола больше ничего не поместится.
refusal-chat-share = Вы написали в чат этого стола всё, что могли: больше места для вас нет.
refusal-foreign-origin = Этот запрос пришёл с чужой страницы и не принят.
refusal-has-account = Вы уже вошли.
refusal-internal = На сервере что-то сломалось. Хозяин сервера найдёт это в журнале.
refusal-log-full = За этим столом произошло слишком много: можно только доиграть партию.
refusal-login-taken = Этот логин уже занят.
refusal-malformed = Сервер не понял этот запрос.
refusal-no-identity = Сервер вас больше не узнаёт: загрузите страницу заново.
refusal-no-person = За столом должен сидеть хотя бы один человек.
refusal-no-request = Этого ответа уже никто не ждёт.
refusal-not-away = Тот, кто сидит на этом месте, не отошёл или отошёл недавно.
refusal-not-found = По этому адресу ничего нет.
refusal-not-here = Это можно сделать только на том компьютере, где работает сервер.
refusal-not-offered = Этот сервер не рассылает таких уведомлений.
refusal-not-over = Игра ещё не окончена.
refusal-not-started = Стол ещё ждёт игроков.
refusal-not-the-host = Это может только тот, кто открыл стол.
refusal-not-your-seat = Это может только тот, кто сидит на этом месте.
refusal-rules-changed = Эту партию играли по другим правилам или с другими компонентами, чем теперь у сервера.
refusal-seat-taken = Это место уже занято.
refusal-stale = За столом уже что-то изменилось: взгляните ещё раз.
refusal-store = Сервер сейчас не может ничего записать. Ничего не изменилось, попробуйте ещё раз.
refusal-too-fast = Слишком быстро: подождите немного и попробуйте ещё раз.
refusal-too-large = Это слишком много: не больше { $most } байт.
refusal-unknown = Неизвестно, записано ли это: взгляните и, если нет, попробуйте ещё раз.
refusal-unknown-bot = Такого бота нет.
refusal-unknown-game = Такой игры нет.
refusal-unknown-person = По этому адресу никого нет.
refusal-unknown-table = Такого стола нет.
refusal-unreadable = То, что сохранено об этом столе, прочесть нельзя.
refusal-wrong-host = Этот сервер не отзывается на имя из адреса. Хозяин сервера может его разрешить (--host-name).
refusal-wrong-password = Учётной записи с таким логином и паролем нет.

mark-rulebook = из правил
mark-published = из опубликованных списков
mark-reconstructed = восстановлено нами
mark-owner = из вашего файла
mark-ours = наше

ui-players = Игроков: от { $low } до { $high }
ui-components = Компоненты: { $marks }
ui-options = Настройки (по умолчанию):
ui-moment = { $day }.{ $month }.{ $year }, { $time }
ui-result = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
ui-welcome = каменный стол для игр о заре цивилизации
ui-reconstructed = частично восстановлено
ui-filter = / поиск или ход в записи
ui-thinks = { $player } выбирает…
ui-this-step = Этот шаг
ui-rules = Правила
ui-no-hints = Подсказки есть, только когда один человек играет с ботами.
ui-bot-hung = { $player }: бот думал слишком долго, за него ходит бот попроще.
ui-bot-failed = { $player }: бот не справился, за него ходит бот попроще.
ui-hint-thinks = Думает над вашим ходом …
ui-no-coach = Наставник приходит, только когда один человек играет с ботами.
ui-coach-on = Наставник объясняет новое; можно вернуть любой ход.
ui-coach-off = Наставник ушёл. C позовёт его снова.
ui-coach-keys = H — показать ход · U — вернуть · C — без наставника
ui-undone = Ход взят назад.
ui-saved = Сохранено: { $file }
ui-speed-now = Боты: { $speed }
ui-keys = Клавиши
ui-keys-help = ↑ ↓ и Enter выбирают · цифра говорит, сколько · щелчок по полю сужает список
    / ищет или принимает ход в записи, например «place forest 3» · Esc — назад, а потом из-за стола
    H спрашивает бота, как сходил бы он, в игре с ботами · C зовёт и отпускает наставника
    U берёт назад ваше последнее решение, пока не упали кубики и никто другой не решал
    F2 сохранить · F3 язык · F4 день или ночь · F5 скорость ботов · I карты и постройки · W что это · Ctrl+Q выход (игра сохранится)
ui-what = Что это? Наберите название
ui-what-nothing = Такого здесь нет.
ui-cover = Теперь { $player }; остальные не смотрят
ui-ready = Я здесь
ui-leave = Выйти из-за стола? Игра сохранена и ждёт на первом экране.
ui-stay = Остаться
ui-go = Выйти
ui-spectator = зритель
ui-seen-by = смотрит { $player }

undo-chance = С вашего решения упали кубики или открылись карты: это назад не взять.
undo-others = С тех пор решал кто-то другой: это назад не взять.
undo-nothing = Брать назад нечего.

key-help = помощь
key-save = сохранить
key-undo = назад
key-hint = подсказка
key-coach = наставник
key-details = карты
key-what = что это?
key-filter = поиск
key-language = English
key-theme = свет
key-speed = скорость
key-leave = выход
key-close = закрыть
key-move = строка
key-change = изменить
key-choose = выбрать
key-again = ещё раз
key-menu = меню
key-look = поле
key-word = слово
key-turn = ход
key-ends = край
key-seat = место

menu-start = Начать
menu-game = Игра
menu-players = Игроков
menu-person = человек
menu-bot = бот: { $name ->
        [novice] новичок
        [apprentice] ученик
        [hunter] охотник
        [elder] старейшина
        [chieftain] вождь
       *[other] { $name }
    }
menu-resume = Продолжить
menu-options = Настройки партии…
menu-changed = { $count ->
    [0] всё по правилам
    [one] изменена { $count }
    [few] изменены { $count }
   *[other] изменено { $count }
}
menu-language = Язык
menu-this-language = Русский
menu-theme = Свет
menu-speed = Скорость ботов
theme-day = день
theme-night = ночь
speed-slow = медленно
speed-usual = обычно
speed-fast = быстро
speed-instant = мгновенно

score-won = { $count ->
    [one] Победа: { $names }!
   *[other] Победа делится: { $names }!
}
score-total = Всего
score-place = Место
score-tie = Поровну очков

## Почему одно слово лучше другого. Каждая часть взята из того, чем различаются сыгранные на пробу партии.

why-not = { $best }, а не { $other }
why-instead = { $best } вместо «{ $other }»
why-either = Всё равно: { $one } или { $other }
why-gain = { $title }: +{ $gain } %.
why-more = { $what }: { $mostly ->
    [yes] чаще всего примерно на { $by } больше
   *[no] примерно на { $by } больше
}
why-less = { $what }: { $mostly ->
    [yes] чаще всего примерно на { $by } меньше
   *[no] примерно на { $by } меньше
}
why-sum = { $what }: { $better } = { $points } вместо { $worse } = { $other }
why-price = { $what }: на { $by } меньше
why-mixed = Всего понемногу: { $parts }.
why-held = Через круг: { $parts }.
why-fate = Решает судьба
why-turn-of = Ходит { $player }

study-title = решения игрока { $player }
study-counts = лучших: { $best } · почти: { $nearly } · ошибок: { $costly }
study-best = лучше
study-also = или
study-played = сыграно
study-moments = Поворотные ходы
study-others = От вас не зависело

ui-learn-lamp = Светильник
ui-learn-keys = next (дальше) · back (назад) · again (ещё раз) · skip (пропустить) · leave (уйти) или слово:
ui-learn-look = Сначала посмотрите и нажмите Enter: здесь ничего не говорят.
ui-learn-done = { $lesson }: пройдено.
cli-puzzles-stopped = остановлено, партий: { $games }; та же команда продолжит
cli-puzzles-made = { $game }, задач: { $count } (решений: { $decisions }, партий: { $games }), в { $file }
cli-puzzles-kept = { $game }: сохранили ответ { $kept } из { $of } при поиске в { $times } раз больше
cli-puzzles-lost = не сохранили: { $numbers }
ui-puzzle = Задача { $number } из { $count }
ui-puzzle-ask = Одно слово заметно лучше остальных.
ui-puzzle-keys = show (показать) · leave (уйти) или слово:
ui-puzzle-right = Так и есть.
ui-puzzle-wrong = Есть ход лучше:
ui-puzzle-total = Решено { $right } из { $tried }.

## Уведомления о ходе

notice-turn = { $count ->
    [one] Ваш ход: { $game }
    [few] Ваш ход за { $count } столами
   *[other] Ваш ход за { $count } столами
}
notice-where = За столом: { $who }
notice-stop = Больше не писать — одним нажатием: { $link }
notice-confirm = Письма о ваших ходах?
notice-confirm-body =
    Кто-то попросил Dolmen писать на этот адрес, когда настаёт его ход в игре «ход в день»,
    не чаще раза в час.

    Если это вы, подтвердите: { $link }

    Если нет, ничего не делайте или запретите: { $stop }
notice-confirming = Присылать письма о ваших ходах на адрес { $address }?
notice-confirming-yes = Да, присылать
notice-stopping = Больше не присылать писем на адрес { $address }?
notice-stopping-yes = Больше не присылать
notice-confirmed = На адрес { $address } будут приходить письма о ваших ходах: не чаще раза в час, и в каждом сказано, как их остановить.
notice-stopped = На адрес { $address } больше не придёт ни одного письма.
notice-unknown = Эта ссылка уже не действует: нечего ни останавливать, ни подтверждать.
notice-lobby = В зал

## Командная строка: заголовки таблиц и то, что сказано в конце

cli-rules = Нумерованные строки правил — по-английски; по-русски учат уроки: dolmen learn { $game }
cli-minutes = { $minutes } мин
cli-seat = место
cli-bot = бот
cli-wins = побед
cli-share = доля
cli-sure = 95 %
cli-points = очки
cli-range = от и до
cli-rating = рейтинг
cli-games = игр
cli-won = побед
cli-place = место
cli-margin = отрыв
cli-word = с/слово
cli-longest = дольше всего
cli-left = осталось
cli-from-to = от { $least } до { $most }
cli-rounds = раундов { $mean } ({ $span }),{ " " }
cli-simulated = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
} в { $game }, зерно { $seed }: в среднем { $length }слов { $words }, решений { $decisions }, возможных ходов { $moves }; всего { $seconds } с
cli-before = кто чаще впереди
cli-answer = { $bot } против { $others }: { $share }, { $side ->
    [above] выше
   *[below] ниже
} { $level }: { $settled ->
    [yes] выяснено
   *[no] не выяснено
} за { $games ->
    [one] { $games } игру
    [few] { $games } игры
   *[other] { $games } игр
}
cli-met = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
} в { $game }, мест { $seats }, зерно { $seed }: места чередуются, судьба для всех одна; равная доля — { $even }
cli-faults = { $bot }: сбой { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}, за него говорил уровень ниже
cli-stopped = Остановлено; та же команда продолжит с { $file }.
cli-report = dolmen report { $folder }   сделает из этого страницу
cli-ok = верно
cli-wrong = неверно
cli-scores = очки { $scores }
cli-not-over = ещё не окончена
cli-record = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}, { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[other] { $words } слов
}, { $result }
cli-page = { $file }: { $size } кБ, открывается в любом браузере
cli-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}, неверных: { $wrong }
cli-copied = скопировано: { $what }
cli-kept = сохранено в { $folder }: dolmen store check { $folder } проверит, dolmen store copy { $folder } КУДА вернёт
cli-contract = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
 }, слов: { $words }, положений со всех сторон: { $looks }, тайных слов: { $secrets }, бросков: { $throws }, слов в двух мирах: { $alike }
cli-fault = запись: { $file }; слов, которые к этому привели: { $words }
cli-new = { $folder }: целая игра. Дальше:
cli-game = игра
cli-players = игроков
cli-decisions = решений/с
cli-games-a-second = игр/с
cli-copy = копия+ход
cli-to-plain = ÷ интерпретируемая
cli-forced = вынуждено
cli-bars = планки
cli-hold = взяты
cli-missed = не взяты
cli-differ = (отпечатки расходятся!)
cli-driver = движок
cli-peer = { $game } ÷ она
cli-microseconds = { $time } мкс
cli-calibration = { $compiled ->
    [yes] скомпилировано
   *[no] интерпретируется
 }; калибровка: { $scale } от записанной машины
cli-at-random = { $game }: случайная игра…
cli-twin = { $game }: то же, интерпретируя…
cli-envs = среды…
cli-numbers = чисел
cli-observation = наблюдение
cli-to-decision = ÷ решение
cli-steps = шагов AEC/с
cli-batch = решений пачкой/с
cli-peer-search = поиск OpenSpiel
cli-ours = { $ratio }× нашего
cli-peer-steps = PettingZoo { $name }: { $speed } шагов/с
cli-course = { $game } { $mode }, игроков: { $seats }
cli-generation = { $course }, поколение { $n }: строк { $rows }, ошибка { $error } очка, объяснено { $explained }; потери { $loss }, равные доли { $even }
cli-gate = { $course }, против прежней оценки: { $match }; всего { $seconds } с
cli-no-better = { $course }: не лучше прежнего, ничего не записано
cli-written = { $course }: записано в { $file }
cli-match = { $share } ({ $low }–{ $high }), игр в один ход вперёд: { $games }, очков { $points } против { $others }
cli-terminal = Играть прямо в терминале: dolmen play
cli-at = Dolmen здесь: { $address }  (Ctrl-C останавливает)
cli-room = Остальные в комнате найдут его по адресу { $address }
cli-room-open = Открыть его и сесть за стол может каждый в этой сети; у кого есть ссылка на стол, тот его видит. Не для открытого интернета: docs/hosting.md.
cli-room-none = Эта машина не в сети комнаты: больше никто не придёт. Подключитесь к Wi-Fi или укажите её адрес, --room.
