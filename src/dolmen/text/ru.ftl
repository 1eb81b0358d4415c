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
refusal-flag-fallen = С тех пор место перешло в другие руки: дальше этого ход не возвращают.
refusal-not-your-turn = Сейчас не ваш ход: решает { $player }.

## В чём отказывает сервер (server/refused.py)

refusal-already-started = Игра уже началась: места больше не меняются.
refusal-bad-clock = Часы идут от { $low } до { $high } секунд, за ход добавляется от 0 до 3600.
refusal-bad-csrf = Страница устарела: загрузите её заново.
refusal-bad-login = Логин состоит из 2–30 букв, цифр или знаков - _ .
refusal-bad-name = В имени от 1 до 30 знаков.
refusal-bad-option = В этой игре нет такой настройки или у неё нет такого значения.
refusal-bad-record = Эту запись партии прочесть нельзя ({ $why }).
refusal-bad-seats = Столько мест в этой игре или за этим столом не бывает.
refusal-bad-word = В этой игре нет такого слова.
refusal-cannot-open = Открыть { $address } не удаётся. Запустите сервер там сами: { $command }
refusal-cannot-undo = Брать назад нечего.
refusal-foreign-origin = Этот запрос пришёл с чужой страницы и не принят.
refusal-has-account = Вы уже вошли.
refusal-internal = На сервере что-то сломалось. Хозяин сервера найдёт это в журнале.
refusal-login-taken = Этот логин уже занят.
refusal-malformed = Сервер не понял этот запрос.
refusal-no-identity = Сервер вас больше не узнаёт: загрузите страницу заново.
refusal-no-person = За столом должен сидеть хотя бы один человек.
refusal-no-request = Этого ответа уже никто не ждёт.
refusal-not-away = Тот, кто сидит на этом месте, не отошёл или отошёл недавно.
refusal-not-found = По этому адресу ничего нет.
refusal-not-here = Это можно сделать только на том компьютере, где работает сервер.
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
ui-undone = Ход взят назад.
ui-saved = Сохранено: { $file }
ui-speed-now = Боты: { $speed }
ui-keys = Клавиши
ui-keys-help = ↑ ↓ и Enter выбирают · цифра говорит, сколько · щелчок по полю сужает список
    / ищет или принимает ход в записи, например «place forest 3» · Esc — назад, а потом из-за стола
    U берёт назад ваше последнее решение, пока не упали кубики и никто другой не решал
    F2 сохранить · F3 язык · F4 день или ночь · F5 скорость ботов · I карты и постройки · Ctrl+Q выход (игра сохранится)
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
key-details = карты
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
study-played = сыграно
study-moments = Поворотные ходы
study-others = От вас не зависело

ui-learn-lamp = Светильник
ui-learn-keys = next (дальше) · back (назад) · again (ещё раз) · skip (пропустить) · leave (уйти) или слово:
ui-learn-look = Сначала посмотрите и нажмите Enter: здесь ничего не говорят.
ui-learn-done = { $lesson }: пройдено.
