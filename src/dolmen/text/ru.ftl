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
refusal-not-your-turn = Сейчас не ваш ход: решает { $player }.

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
