import { renderToString } from 'katex'
import { Section } from './Section.tsx'

const formula = (source: string, displayMode = false) =>
  renderToString(source, { displayMode, output: 'htmlAndMathml', strict: false })

const note = `
<h2 id="motion">Равномерное движение</h2>
<p>Если тело за любые равные промежутки времени проходит равные пути, движение называют <strong>равномерным</strong>. Скорость ${formula('v')} считают так:</p>
${formula('v = \\frac{s}{t}, \\qquad [v] = \\frac{\\text{м}}{\\text{с}}', true)}
<section class="md-block md-definition"><header class="md-block-title">Определение</header><p>Скорость — величина, которая показывает, какой путь тело проходит за единицу времени.</p></section>
<section class="md-block md-rule"><header class="md-block-title">Как перевести километры в час</header><p>Раздели на 3,6: ${formula('72\\ \\text{км/ч} = 20\\ \\text{м/с}')}.</p></section>
<section class="md-block md-example"><header class="md-block-title">Пример</header><p>Поезд идёт 2 часа со скоростью 90 км/ч. Он проедет 180 км.</p><ol><li>Записываем, что дано.</li><li>Находим путь.</li></ol></section>
<section class="md-block md-warning"><header class="md-block-title">Осторожно</header><p>Не складывай километры с метрами.</p></section>
<section class="md-block md-note"><header class="md-block-title">Заметь</header><p>Спидометр показывает скорость в этот миг.</p></section>
<figure><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 480 160'%3E%3Cpath d='M20 120h440' stroke='%231f2430' stroke-width='3'/%3E%3Crect x='60' y='84' width='90' height='34' rx='8' fill='%23ff732b'/%3E%3C/svg%3E" width="480" height="160" alt="Тележка на столе"><figcaption>Тележка едет вправо</figcaption></figure>
<div class="md-table" role="group" aria-label="Таблица" tabindex="0"><table><thead><tr><th>Кто</th><th>Скорость, м/с</th></tr></thead><tbody><tr><td>Улитка</td><td>0,0014</td></tr><tr><td>Пешеход</td><td>1,5</td></tr><tr><td>Гепард</td><td>30</td></tr></tbody></table></div>
<ul><li>путь — длина траектории;</li><li>перемещение — отрезок от начала до конца.</li></ul>
<blockquote><p>Кто стоит на палубе, тот тоже плывёт.</p></blockquote>`

export const Prose = () => (
  <Section id="prose" title="Конспект">
    <div className="md" dangerouslySetInnerHTML={{ __html: note }} />
  </Section>
)
