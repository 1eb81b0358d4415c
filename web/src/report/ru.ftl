## Отчёт о турнире

web-report-title = { $game }: турнир
web-report-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
web-report-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
web-report-one = { $bot } выигрывает { $share } партий из 100, соперники — { $others }.
web-report-first = { $bot } на первом месте: { $share } побед на 100 партий.
web-report-step = Каждый выигрывает у соседа снизу { $share } партий из 100.
web-report-steps = Каждый выигрывает у соседа снизу { $low }–{ $high } партий из 100.
web-report-how = Места менялись, жребий у всех составов один и тот же. Отрезки — интервалы 95 %.
web-report-sure = Каждая ступень лестницы достоверна.
web-report-unsure = Не каждая ступень лестницы достоверна.
web-report-settled = решено за { $games } из { $most }
web-report-open = { $count ->
    [one] { $count } вопрос не решён
    [few] { $count } вопроса не решены
   *[many] { $count } вопросов не решены
}
web-report-won = Доля побед
web-report-won-plain = из всех партий; пунктир — равная доля
web-report-won-rated = из всех партий; под именем — рейтинг; пунктир — равная доля
web-report-ladder = Лестница
web-report-ladder-caption = каждый против соседа снизу
web-report-pairs = Попарно
web-report-pairs-caption = строка обошла столбец, %
web-report-points = Очки по местам
web-report-points-caption = медиана, средняя половина, 90 %
web-report-lengths = Длина партии
web-report-lengths-caption = решений у всех игроков вместе
web-report-choices = Выбор по раундам
web-report-choices-caption = ходов на выбор, в среднем за партию: медиана и средняя половина
web-report-middle = медиана { $value }
web-report-numbers = Числа
web-report-bot = бот
web-report-against = против
web-report-played = партий
web-report-share = побед, %
web-report-place = место
web-report-score = очки
web-report-margin = отрыв
web-report-word = с на ход
web-report-longest = дольше всего, с
web-report-seat = место
web-report-decisions = решений
web-report-round = раунд
web-report-low = 5 %
web-report-lower = 25 %
web-report-median = медиана
web-report-upper = 75 %
web-report-high = 95 %
web-report-files = games.jsonl · games.parquet · standings.json
