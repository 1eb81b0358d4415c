# Доска игры «Энергосеть: Первые Искры» в браузере.

web-first-sparks-round = Раунд { $round }
web-first-sparks-set-up = Подготовка
web-first-sparks-lands = Земли
web-first-sparks-market = Рынок
web-first-sparks-pantry = Припасы
web-first-sparks-yours = Ваше племя
web-first-sparks-people = { $count ->
    [one] { $count } житель
    [few] { $count } жителя
   *[other] { $count } жителей
}
web-first-sparks-close = Закрыть
web-first-sparks-fit = Показать всё поле
web-first-sparks-nearer = Ближе
web-first-sparks-turn = Повернуть
web-first-sparks-turn-hint = Клавиша R, колесо мыши или кнопка поворачивают дальше
web-first-sparks-turn-touch = Кнопка со стрелкой поворачивает дальше
web-first-sparks-in-hand = Тайл в руке

web-first-sparks-offer = Сейчас
web-first-sparks-all-offer = Сейчас: весь рынок
web-first-sparks-next = Позже
web-first-sparks-sold-out = Рынок пуст
web-first-sparks-deck = Колода { $count }
web-first-sparks-shuffle = Карта «тасования»: уйдёт в фазе бюрократии
web-first-sparks-shuffle-in = с картой «тасования»
web-first-sparks-unseen = В колоде или втёмную в коробке:
web-first-sparks-top = Сверху:
web-first-sparks-under = Под картой «тасования»:
web-first-sparks-boxed = Вне игры:
web-first-sparks-reconstructed = Цены, ступени добычи, номера большинства инструментов, Речь, прибавка Плуга, горы и часть угодий восстановлены нами; остальное — из правил.
web-first-sparks-costs = цена: { $food } еды
web-first-sparks-dear = вам не хватает еды
web-first-sparks-known = это знание у вас есть
web-first-sparks-bonus = на ней 1 полевая культура
web-first-sparks-now = сейчас берёт { $count }
web-first-sparks-from = от { $from }
web-first-sparks-step = { $amount } от { $from }
web-first-sparks-grain = { $count ->
    [one] { $count } полевая культура
    [few] { $count } полевые культуры
   *[other] { $count } полевых культур
}
web-first-sparks-does-fire = Еда не портится, и её не видно
web-first-sparks-does-plow = Каждое поле даёт больше
web-first-sparks-does-sledge = Место для четырёх инструментов
web-first-sparks-does-intelligence = На место назад в порядке хода
web-first-sparks-does-speech = Занятые ячейки дешевле

web-first-sparks-harvest = Урожай · каждый раунд · ваша доля
web-first-sparks-harvest-of = { $food }: { $count }, каждый раунд +{ $refill }, ценность { $value }
web-first-sparks-takes = Ваши инструменты взяли бы сейчас { $count }: { $food } еды
web-first-sparks-spoils = Сейчас испортилось бы: { $count }
web-first-sparks-catch = Охота принесла бы сейчас { $food } еды
web-first-sparks-eats = { $count ->
    [one] Ест { $count } житель
    [few] Едят { $count } жителя
   *[other] Едят { $count } жителей
}
web-first-sparks-rot = порча
web-first-sparks-hunt = охота
web-first-sparks-meal = прокорм
web-first-sparks-hidden = скрыта благодаря Огню
web-first-sparks-free = Свободное место для инструмента
web-first-sparks-lost = Вне игры: { $count }
web-first-sparks-done = уже купил или спасовал

web-first-sparks-order = Порядок хода
web-first-sparks-forwards = Начинает первый
web-first-sparks-backwards = Начинает последний
web-first-sparks-sizes = Размер племени · игру завершает { $goal }-й житель
web-first-sparks-across = { $food } за гору
web-first-sparks-shared = { $food } за соседей
web-first-sparks-price = { $sum } еды
web-first-sparks-pays = { $sum } еды, останется { $left }
