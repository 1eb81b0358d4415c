# Что говорит только браузер, по-русски. Общее для всех клиентов — в src/dolmen/text.

## Страницы

web-nav = Страницы
web-nav-play = Играть
web-nav-replays = Повторы
web-nav-rules = Правила
web-nav-about = О нас
web-other-language = English
web-settings = Настройки
web-profile = Вы
web-guest = Гость
web-close = Закрыть
web-cancel = Отмена
web-to-lobby = В зал
web-offline = Сервер недоступен. Ничего не изменилось.

## Зал

web-lobby = За какой стол сядем?
    .new = Впервые здесь? Каждая игра сама покажет, как в неё играть, прямо на своём поле. Первый урок — минута.
web-online = Здесь: { $count }
web-compiling = Правила собираются: { $done } из { $of }. Играть можно сразу, только боты пока думают дольше.
web-join-by-link = Войти по ссылке
web-link = Присланная ссылка
web-go = К столу
web-bad-link = Это не ссылка на стол.
web-games = Игры
web-minutes = { $minutes } мин
web-weight = Сколько учить: { $weight } из 5
web-weight-1 = легко
web-weight-2 = легко
web-weight-3 = средне
web-weight-4 = трудно
web-weight-5 = трудно
web-play-now = Играть
    .bots = с ботами
web-your-way = Места, боты, друзья
web-show-all = Показать все: { $count }
web-open-count = столов: { $count }
web-open-tables = Открытые столы
web-filter = Какие столы
web-filter-all = Все
web-filter-live = Вживую
web-filter-turns = Ход в день
web-no-lobby = Зал не отвечает
web-no-tables = Открытых столов пока нет
    .help = Откройте свой, и его увидят здесь все.
web-open-one = Открыть стол
web-running = Идут сейчас
web-watch = Смотреть
web-your-games = Ваши партии
web-turn-in = { $count ->
    [one] ваш ход в { $count } партии
   *[other] ваш ход в { $count } партиях
}
web-your-turn = Ваш ход
web-waiting-for = Ходит { $name }
web-waits-for = { $count ->
    [0] Все на месте
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игроков
}
web-sit-down = Сесть

## Новый стол

web-new-table = Новый стол
web-new-table-of = Новый стол: { $game }
web-players = Игроки
web-player-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
web-with-whom = С кем
web-with-bot = Боты
web-with-open = Друзья
    .help = Вы получите ссылку и картинку для камеры. Кто её откроет, тот и сядет; учётная запись не нужна.
web-with-device = Один экран
web-strength = Соперники
web-alone = Соло
web-all-choices = Все настройки…
web-start = Начать игру
web-open-table = Открыть стол
web-you = вы
web-name-bot = { $name } (бот)
web-your-name = Ваше имя
web-seats = Места
web-seat-of = Кто сидит на месте { $seat }
web-bot-of = Какой бот на месте { $seat }
web-name-of = Имя на месте { $seat }
web-chair-me = Я
web-chair-device = За этим экраном
web-chair-open = Свободно
    .help = Для любого со ссылкой
web-chair-bot = Бот
web-bot = бот
    .rating = рейтинг { $rating }
web-bot-novice = Новичок
    .help = берёт, что ближе, и многое упускает: у него выиграет и ребёнок
web-bot-apprentice = Ученик
    .help = знает, что хорошо, но замечает не всё
web-bot-hunter = Охотник
    .help = отвечает сразу и не упускает ничего стоящего
web-bot-elder = Старейшина
    .help = задумывается и смотрит на несколько ходов вперёд
web-bot-chieftain = Вождь
    .help = думает не спеша и играет на победу
web-bot-random = Странник
    .help = ходит наугад
web-bot-greedy = Собиратель
    .help = берёт лучшее под рукой
web-bot-search = Провидец
    .help = думает наперёд
web-free = свободно
web-shuffle = Перемешать места
web-private = Закрытый стол
    .help = Видят и смотрят только те, у кого есть ссылка.
web-clock = Время
web-pace-none = Без часов
    .help = Никто не торопит.
web-pace-live = Вживую
    .help = У каждого запас минут; после хода добавляется несколько секунд. У кого время вышло, того заменит бот.
web-pace-turns = Ход в день
    .help = Сидеть за столом не нужно: столько может длиться каждый ход.
web-bank = Минут каждому
web-increment = Секунд за ход
web-days-per-turn = Дней на ход
web-options = Правила стола
web-usually = Обычно: { $value }.
web-variants = Варианты
web-rulings = Трактовки
    .help = Где правила молчат или читаются двояко. Первой стоит обычная трактовка.
web-ruling-count = { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
   *[other] { $count } вопросов
}
web-changed = изменено: { $count }
web-by-the-book = правила по книге
web-clock-none = Без часов
web-clock-live = Вживую · { $minutes } мин + { $seconds } с
web-clock-turns = { $days ->
    [one] Ход в { $days } день
    [few] Ход в { $days } дня
   *[other] Ход в { $days } дней
}

## Сбор

web-invite = Позовите друзей
web-invite-type = или наберите в любом браузере
web-invite-net = Тот же Wi-Fi, что у этого компьютера
web-invite-sit = Навести камеру или открыть ссылку, назвать себя, сесть: без учётной записи и установки
web-invite-start = Когда все места заняты, игра начинается
web-send-link = Поделиться ссылкой
web-copied = Ссылка скопирована
web-copied-text = Скопировано
web-copy = Копировать
web-qr = Ссылка картинкой для камеры
    .help = наведите камеру телефона
web-room-shut = Телефоны его пока не откроют
web-room-only-here = Этот адрес открывается только на этом компьютере
    .why = { $address } значит «я сам»: на телефоне друга он ведёт на тот же телефон.
    .room = В этой комнате адрес компьютера — { $address }.
web-room-no-net = Похоже, сейчас этот компьютер не подключён ни к какой сети.
web-room-let-in = Впустить комнату
    .help = Тогда Dolmen отвечает и в домашней сети, пока вы его не остановите. Кто в этой сети и знает ссылку, может сесть; игры не прерываются.
web-room-command = или запустите так из терминала
web-room-networks = Какая сеть
web-room-firewall = Если телефон ничего не находит, возможно, мешает брандмауэр этого компьютера.
web-just-came = только что за столом
web-start-with-bots = { $count ->
    [1] Начать с ботом
   *[other] Начать с { $count } ботами
}
    .help = { $count ->
    [1] Он займёт свободное место.
   *[other] Они займут свободные места.
}
web-reserved = место ждёт: { $name }
web-put-bot = Посадить бота
web-make-free = Освободить место
web-stand-up = Встать
web-close-table = Убрать этот стол
web-closed = Стол закрыт
    .help = Стол убрали до начала игры.
    .begun = Из игры ушли все люди.

## Стол

web-setting = Накрываем стол
web-choices = Что можно сделать
web-areas = Части стола
web-sheet = Часть стола
web-tab-board = Поле
web-talk = Разговор
web-log = Ход игры
web-log-all = Показать ещё строк: { $count }
web-log-empty = Пока ничего не произошло.
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-say = Сообщение
web-send = Отправить
web-moves-now = ходит
web-offline-seat = нет за столом
web-left-resigned = сдаётся, дальше играет { $bot }
web-left-clock = дальше играет { $bot }
web-left-absent = нет за столом, играет { $bot }
web-out-of-time = время вышло
web-first-player = первый игрок
web-points = очки
web-replace = Передать место боту
web-return = Вернуться на место
web-hours = { $hours } ч
web-days = { $days } д
web-undo = Взять ход назад
    .of = Взять назад: { $move }
web-undo-ask = Попросить вернуть ход
    .of = Попросить вернуть: { $move }
web-undo-request = { $name } просит вернуть ход
    .of = { $name } просит вернуть ход: { $move }
web-agree = Согласиться
web-refuse = Нет
web-withdraw = Не надо
web-rules = Правила
web-why = Почему?
web-cited = Параграфы:
web-no-rules = Краткого изложения этих правил пока нет.
web-search-rules = Поиск по правилам
web-search-nothing = Здесь об этом ничего нет.
web-sound = Звук
    .help = Короткие звуки дерева, камня и кости.
web-menu = Ещё
web-download = Скачать запись
web-resign = Сдаться
    .help = Ваше место займёт бот и доиграет до конца. Это считается последним местом.
web-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
web-score = Счёт
web-reconstructed = реконструкция
    .help = Часть компонентов восстановлена нами: их список не опубликован.
web-sure = Насколько точны компоненты
    .rest = Всё остальное — из правил.
web-lost = Ждём сервер
    .help = Поле остаётся таким, каким было.
web-your-time = ваше время
web-stands-still = стоит
web-time-left = { $seconds ->
    [one] У вас осталась { $seconds } секунда.
    [few] У вас осталось { $seconds } секунды.
   *[other] У вас осталось { $seconds } секунд.
}
web-late-bot = В 0:00 за вас продолжит бот.
web-late-lose = В 0:00 вы проиграете.
web-fallen = Ваше время вышло
    .help = На вашем месте играет { $bot }; сделанное остаётся.
    .back = Вы вернётесь с запасом { $time }.
web-bot-plays = Играет { $bot }
web-only-watch = Только смотреть
web-fell = { $name }: время вышло
    .help = На этом месте играет { $bot }.
web-won-on-time = Вы победили по времени
web-lost-on-time = Вы проиграли по времени
web-other-won-on-time = { $name } побеждает по времени
web-on-time = { $name }: 0:00 · на столе { $points }
    .mine = У вас на часах 0:00. В живой партии вдвоём это поражение, что бы ни лежало на столе.
    .other = { $name }: на часах 0:00. В живой партии вдвоём это поражение, что бы ни лежало на столе.
web-result = Итог
web-hint = Подсказка
web-hint-ask = Подсказка: как здесь сходил бы бот (H)
    .left = Подсказка: как здесь сходил бы бот; осталось: { $count } (H)
web-hint-thinks = Думает над вашим ходом…
web-hint-away = Убрать факел
web-hints = Подсказки во время партии
    .help = Все видят, кто ими пользуется. Если партия людей идёт на рейтинг, подсказок нет.
    .none = без них
    .any = сколько угодно
web-note-hint = { $player } берёт подсказку
web-note-flag-fell = { $player }: время вышло
web-note-bot-hung = { $player }: бот думал слишком долго, за него сходил бот попроще
web-note-bot-failed = { $player }: бот не справился, за него сходил бот попроще
web-then = потом { $name }
web-line-down = Нет связи
web-line-safe = Ничего вашего в пути не было, ничего не потеряно.
web-line-doubt = «{ $move }» — подтверждения ещё нет. Ход уйдёт снова сам и засчитается один раз.
web-line-doubt-other = Подтверждения ещё нет. Отправленное уйдёт снова само и засчитается один раз.
web-line-again = снова через { $time }
web-line-trying = пробуем…
web-line-back = Снова за столом
web-line-received = Ваш ход принят.
web-line-refused = Ваш ход не принят: { $reason }
web-line-since = { $count ->
    [0] С тех пор никто не ходил.
    [one] С тех пор сделан { $count } ход: { $names }.
    [few] С тех пор сделано { $count } хода: { $names }.
   *[other] С тех пор сделано { $count } ходов: { $names }.
}
web-try-now = Сейчас
web-sending = Отправляем…
web-nothing-changed = Ничего не изменилось.
web-typed-as = Текстом: { $word }
web-hand-over = Передайте экран: { $name }
    .help = До тех пор закрыто то, чего не должны видеть другие.
web-i-am = Я { $name }
web-no-secrets = За этим столом секретов нет
web-notation = Ходы текстом
    .help = Поле для записи ходов под вопросом.
web-notation-try = Можно написать так:
web-bad-word = Хода «{ $text }» нет.
web-bad-form = Это пишется так: { $form }
web-bad-value = «{ $text }» здесь не подходит: { $range }
web-notation-type = ход в записи

## После конца

web-finished = Окончена
web-look = Посмотреть на поле
web-you-won = { $margin ->
    [0] Вы победили
    [one] Вы победили с отрывом в { $margin } очко
    [few] Вы победили с отрывом в { $margin } очка
   *[other] Вы победили с отрывом в { $margin } очков
}
# Пол известен только у знаков; о людях говорим в настоящем времени.
web-won = { $sign ->
    [peak] Победила
    [wave] Победила
    [moon] Победила
    [sun] Победило
    [feather] Победило
    [ring] Победил
   *[other] Побеждает
} { $name }{ $margin ->
    [0] { "" }
    [one] { " " }с отрывом в { $margin } очко
    [few] { " " }с отрывом в { $margin } очка
   *[other] { " " }с отрывом в { $margin } очков
}
web-won-together = Победу делят { $names }
web-you-came = { $place ->
    [2] У вас второе место.
    [3] У вас третье место.
    [4] У вас четвёртое место.
    [5] У вас пятое место.
   *[other] У вас шестое место.
}
web-decided = Решило вот что: { $what }, { $who ->
    [me] ваши { $mine } против { $theirs } (второе место: { $rival }).
    [you] { $mine } против ваших { $theirs }.
   *[other] { $mine } против { $theirs } (второе место: { $rival }).
}
web-decided-tie = Очков поровну (второе место: { $rival }); решило вот что: { $what }.
web-alone-points = { $points ->
    [one] У вас { $points } очко
    [few] У вас { $points } очка
   *[other] У вас { $points } очков
}
web-total = Итого
web-tab-sheet = Счёт
web-tab-chances = Шансы
web-tab-points = Очки
web-round-count = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
web-words-said = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}
web-hours-minutes = { $hours } ч { $minutes } мин
web-chances = Шансы на победу
    .help = оценка положения после каждого хода
web-chances-chart = Шансы каждого на победу от первого до последнего хода
web-chances-wait = Считаем шансы…
web-turning = Поворотные ходы
web-turn-of = Ходит { $name }
web-analyse = Разобрать
web-analysis = Разбор
web-analysis-failed = Разбор не удался
web-analysis-going = Партия разбирается…
web-analysis-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}
web-decisions = Решения
web-decisions-of = Чьи решения
web-count-best = лучших: { $count }
web-count-nearly = почти: { $count }
web-count-costly = ошибок: { $count }
web-show-costly = Ошибки
web-show-every = Все
web-best = лучше
web-played = сыграно
web-try-again = Сыграть ещё раз
web-play-on = Играть отсюда
web-nothing-costly = Ошибок нет.
web-not-your-doing = От вас не зависело
web-thought-quick = Быстрый разбор
web-thought-long = Долгий разбор
web-think-longer = Подумать дольше
web-verdicts-changed = { $count ->
    [0] оценки не изменились
    [one] изменилась { $count } оценка
    [few] изменились { $count } оценки
   *[many] изменилось { $count } оценок
}
web-watch-from = Смотреть отсюда
web-watch-whole = Смотреть всю партию
web-points-over-time = Очки по ходу игры
    .help = как если бы игра кончилась тогда, с тем, что на столе
web-chart = Очки каждого игрока от первого до последнего хода
web-rematch = Реванш
web-to-rematch = К реваншу
web-share = Поделиться

## Повторы

web-replay = Повтор
web-no-replay = Показывать нечего
web-open-record = Открыть запись
    .help = Выберите файл .dolmen или перетащите его сюда.
web-seen-by = Чьими глазами
web-seen-open = Всё открыто
web-share-move = Поделиться этим ходом
web-copied-move = Ссылка на ход { $move } скопирована
web-first = В начало
web-prev = Назад
web-play = Смотреть
web-pause = Пауза
web-next = Вперёд
web-last = В конец
web-move = Ход
web-move-of = ход { $move } из { $moves }
web-speed = Скорость

## Люди

web-account = Учётная запись
    .help = Учётная запись хранит ваши партии, рейтинги и язык на всех устройствах. Партии, сыгранные гостем, останутся с вами.
web-guest-note = Гость в этом браузере
web-keep = Сохраните свои партии
web-signed-in = Вы вошли как { $login }
web-sign-up = Создать
web-sign-in = Войти
web-sign-out = Выйти
web-signed-out = Вы вышли
web-sign-out-others =
    { $count ->
        [one] Выйти ещё на { $count } устройстве
        [few] Выйти ещё на { $count } устройствах
       *[many] Выйти ещё на { $count } устройствах
    }
web-signed-out-others = На остальных устройствах вы вышли
web-welcome = Добро пожаловать
web-login = Логин
web-password = Пароль
    .help = Не короче 8 знаков.
web-save = Сохранить
web-saved = Сохранено
web-rated-games = { $count ->
    [one] { $count } партия на рейтинг
    [few] { $count } партии на рейтинг
   *[other] { $count } партий на рейтинг
}
web-finished-games = Оконченные партии
web-no-finished = Оконченных партий пока нет
    .help = Когда партия закончится, здесь можно будет посмотреть её повтор.
web-came = { $place }-е место, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

## Настройки и клавиши

web-home = Добавить на главный экран
web-language = Язык
web-theme = Свет
web-theme-auto = Как в системе
web-theme-day = День
web-theme-night = Ночь
web-motion = Движение
    .help = Фигуры ходят, кубики катятся. Если система просит меньше движения, ничего не движется.
web-confirm = Подтверждать каждый ход
    .help = Иначе кнопки ждут только ходы, которые нельзя взять назад.
web-cover = Закрывать экран при передаче
    .help = За столами, где несколько игроков у одного экрана.
web-bots-pace = Боты ходят
    .help = Чтобы за ними можно было уследить.
web-bots-pace-at-once = Сразу
web-bots-pace-brisk = Быстро
web-bots-pace-slow = Не спеша
web-skip = К моему ходу
web-key-skip = к моему ходу
web-keys = Клавиши
web-key-arrows = переходить по подсвеченному
web-key-enter = выбрать; ещё раз — отправить
web-key-esc = отпустить, закрыть
web-key-slash = ввести ход текстом
web-key-undo = взять ход назад
web-key-rules = правила и почему
web-key-keys = этот список
web-key-what = что это? — о том, на что наведён курсор или что в фокусе; стрелки ведут дальше
web-what = Что это?
web-book-contents = Содержание
web-book-chapter = Глава { $number }
web-book-minutes = { $count } мин
web-book-lines = Все строки по номерам: { $count }
    .about = У каждого правила есть номер, и на каждый номер есть проверка. На эти строки ссылаются карточки и отказы. Сами строки написаны по-английски.
web-book-behind = Какие правила за этим стоят
web-book-picture = Позиция на доске
web-book-show = Показать
web-book-try = Разыграть
web-example = Пример, { $rule }
web-book-print = Напечатать
web-what-yours = ваше

## Нет такого, о нас

web-missing-page = Здесь ничего нет
    .help = Возможно, в адресе опечатка.
web-missing-table = Такого стола нет
    .help = Возможно, он закрытый и в ссылке нет приглашения, или в адресе опечатка.
web-missing-person = Такого человека нет
    .help = Возможно, в адресе опечатка.
web-about = Один стол для настольных игр о заре цивилизации: с друзьями и с ботами, в браузере и в терминале.
web-about-play = Как играть
    .text = Выберите игру, выберите компанию, начните. Подсвечено то, что можно тронуть; если тронуть другое, узнаете, почему нельзя. Друзья входят по ссылке, учётная запись не нужна.
web-about-yours = Что ваше
    .text = Любую оконченную партию можно посмотреть снова и забрать маленьким текстовым файлом: его прочтёт любая копия Dolmen. Учётная запись держит партии вместе; без неё они принадлежат этому браузеру.
web-about-made = Как это сделано
    .text = Программа правил, боты, рисунки и тексты — наши; игры принадлежат их авторам. Кубики бросает сервер, и то, чего вам видеть нельзя, до вашего браузера не доходит.
web-version = Dolmen { $version }

web-nav-learn = Учиться
web-learn = Учитесь играя
    .help = Короткие уроки на настоящих полях. Начинайте с любого, возвращайтесь когда угодно.
web-learn-now = Учиться
    .minutes = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
    .next = урок { $place } из { $of }
    .done = ещё раз
web-course = { $game }: { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
    .help = { $count ->
        [one] { $count } урок
        [few] { $count } урока
       *[other] { $count } уроков
    } на настоящем поле. Открыты все камни: начинайте с любого, возвращайтесь когда угодно.
    .done = { $done } из { $of }
    .none = У этой игры пока нет уроков.
web-course-start = Начать
web-course-minutes = { $minutes } мин
web-course-again = пройден · ещё раз
web-course-rules = Правила игры
web-first-game = Первая партия
    .help = Против Новичка, наставник рядом. Ошибки можно брать назад.
    .any = в любое время
    .sit = Сесть
web-lesson-number = Урок { $place }
    .of = Урок { $place } из { $of }
web-lesson-step = Шаг { $step } из { $of }
web-lesson-on = Дальше
web-lesson-next = Следующий урок
    .course = К первой партии
    .rule = К правилам
web-lesson-back = Назад
web-lesson-again = Повторить шаг
web-lesson-skip = Пропустить
web-lesson-leave = Уйти с урока
web-lesson-known = Что вы уже знаете
web-lesson-not-here = Не сюда
web-lesson-look = Сначала посмотрите и идите дальше: здесь ничего не нажимают.
web-lesson-show = Показать?
web-coach = Наставник рядом
    .help = Объяснит каждый вопрос, когда он возникнет впервые.
web-coach-show = Подсказать ход
web-coach-back = Взять назад
web-coach-clear = Понятно

web-nav-puzzles = Задачи
web-puzzles = Задачи
    .help = Положения из настоящих партий. Один выбор заметно лучше, и это не тот, что бросается в глаза.
    .count = решено { $solved } из { $count }
    .rating = ваш рейтинг { $rating }
    .none = Задач здесь пока нет.
    .next = Следующая задача
web-puzzle = Задача { $number }
    .of = Задача { $number } из { $count }
    .solved = решена
    .missed = не решена
    .new = новая
    .hard = трудность { $hard } из 5
web-puzzle-ask = Один выбор заметно лучше. Без часов.
web-puzzle-question = Вопрос
    .help = Коснитесь подсвеченного места или введите ход текстом после /. Засчитывается первая попытка.
    .known = Вы уже решали эту задачу: она больше не засчитывается.
web-puzzle-rating = Задача
    .own = Вы
    .by = Решили
web-puzzle-show = Показать ответ
    .help = Задача будет считаться нерешённой.
web-puzzle-again = Ещё раз
web-puzzle-next = Следующая задача
web-puzzle-play-on = Играть отсюда
web-puzzle-right = Так и есть
    .gain = Лучше очевидного на { $gain } %
web-puzzle-wrong = Есть выбор лучше на { $loss } %
    .said = Ваш выбор: { $word }
    .shown = Ответ показан
web-puzzle-best = лучший
    .own = ваш выбор
web-puzzle-own = Ваш рейтинг
    .free = Эта попытка не засчитывается.
web-puzzle-why = Почему
    .thinks = Партии доигрываются…
    .none = Одной причины нет: так лучше на длинной дистанции.
web-puzzle-how = Доля победы по поиску в { $iterations } позициях после каждого выбора.
web-today = Задача дня
    .solve = Решить
    .again = Взглянуть ещё раз

## Свои ошибки ещё раз

web-learn-from = Учиться
web-also = или
web-decision-before = Предыдущая ошибка
web-decision-after = Следующая ошибка
web-analysis-stop = Хватит
web-analysis-halted = Остановлено на полпути
web-analysis-on = Продолжить
web-mistake = Ошибка { $number } из { $count }
    .learn = Учимся на ошибках
    .round = раунд { $round }
web-mistake-question = Как вы пойдёте теперь?
    .help = На столе то же, что было до вашего хода. Вы сыграли: { $word }.
web-mistake-ask = Сыгранное стоило { $worth }. Есть выбор на { $best }.
    .then = { $best } вместо { $worth }
web-mistake-found = Нашли
web-mistake-shown = Так было лучше
web-mistake-same = Так и было сыграно.
web-mistake-better = Лучше, чем { $worth }.
web-mistake-worse = Сыгранное не хуже.
web-mistake-skip = Пропустить
web-mistake-next = Следующая ошибка
web-mistake-back = Назад к разбору
web-mistake-step-open = Ошибка { $number }: ещё не решали
web-mistake-step-first = Ошибка { $number }: найдено с первого раза
web-mistake-step-found = Ошибка { $number }: найдено
web-mistake-step-shown = Ошибка { $number }: показано
web-mistake-step-skipped = Ошибка { $number }: пропущено
web-mistake-so-far = Пока что
    .of = Найдено: { $found } из { $done }, с первого раза: { $first }

## Без сервера; уведомления о ходе

web-away = Сервер не отвечает
    .help = Спрашиваем снова каждые несколько секунд; ничего не потеряно.
    .again = Спросить сейчас
web-kept = Хранится на этом устройстве
    .none = Пока ни одной игры.
    .help = Законченные игры, которые вы посмотрели, остаются здесь, и их можно смотреть без сервера.
web-notice-turn = Ваш ход
web-notices = Сообщать, когда мой ход
    .help = Из игр «ход в день»: не чаще одной сводки в час и ни одной, пока вы за столом.
web-notices-here = Пока страница в фоне
    .help = Уведомление браузера; заголовок и значок вкладки показывают это в любом случае.
web-notices-push = И когда страница закрыта
web-notices-mail = По электронной почте
    .send = Писать мне
    .on = Письма приходят на этот адрес.
    .asked = Письмо отправлено на { $address }: подтвердите адрес по ссылке в нём.
web-notices-stop = Отключить письма и уведомления
web-notices-forbidden = Браузер не разрешает уведомления отсюда. Это меняется в его настройках для этой страницы.

# Страница хозяина.

web-host = Страница хозяина
web-host-token = Ключ
    .help = То, чему была равна DOLMEN_ADMIN при запуске сервера.
web-host-enter = Войти
web-host-well = Всё в порядке.
web-host-shut = Сейчас ничего нельзя менять: можно смотреть, часы стоят.
web-host-figure-online = людей здесь
web-host-figure-sockets = соединений
web-host-figure-tables = столов в памяти
web-host-figure-thinking = ботов думает
web-host-figure-waiting = ботов ждёт
web-host-figure-memory = МБ памяти
web-host-process = { $store }, версия { $version }, процесс { $process } (всего { $count }), с { $since }
web-host-read-only = Ничего не менять
web-host-open = Снова открыть
web-host-tables = Столы
web-host-people = Люди
web-host-out = Выставлены
web-host-delays = Задержки
web-host-none = Никого.
web-host-no-tables = В памяти нет ни одного стола.
web-host-close = Закрыть
web-host-close-sure = Закрыть насовсем?
web-host-kick = Выставить на час
web-host-ban = Закрыть адрес на день
web-host-let-in = Впустить
web-host-until = до { $day }
web-host-words = { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[other] { $words } слов
}
web-host-delay-request = Ответ на запрос
web-host-delay-commit = Запись хода
web-host-delay-rebuild = Чтение стола
web-host-delay-lag = Опоздание процесса
web-host-status-waiting = ждёт игроков
web-host-status-running = идёт игра
web-host-status-over = окончен
web-host-status-closed = закрыт
