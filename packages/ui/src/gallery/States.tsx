import { Button, ButtonLink } from '../controls/Button.tsx'
import { Card } from '../layout/Card.tsx'
import { OfflineStrip } from '../states/OfflineStrip.tsx'
import { SkeletonCards, SkeletonRows, Skeletons, SkeletonText, SkeletonTitle } from '../states/Skeleton.tsx'
import {
  EmptyState,
  ErrorState,
  ForbiddenState,
  LockedState,
  NotFoundState,
  UnavailableState,
} from '../states/StateCard.tsx'
import { Grid, Section } from './Section.tsx'

export const States = () => (
  <>
    <Section id="states" title="Состояния">
      <OfflineStrip isOffline />
      <Grid min="19rem">
        <Card>
          <EmptyState
            level={3}
            title="Пока нет курсов"
            text="Выбери первый — он бесплатный, и начать можно прямо сейчас."
            action={
              <ButtonLink kind="primary" to="#states">
                Выбрать курс
              </ButtonLink>
            }
          />
        </Card>
        <Card>
          <EmptyState
            level={3}
            pose="look"
            prop="search"
            title="Ничего не нашлось"
            text="Попробуй короче или без класса."
            action={<Button>Сбросить фильтры</Button>}
          />
        </Card>
        <Card>
          <ErrorState level={3} onRetry={() => undefined} code="Код для поддержки: 7f3a-19" />
        </Card>
        <Card>
          <UnavailableState level={3} onRetry={() => undefined} />
        </Card>
        <Card>
          <LockedState
            level={3}
            text="Урок откроется 24 ноября, в понедельник."
            action={<Button kind="primary">Напомнить</Button>}
          />
        </Card>
        <Card>
          <ForbiddenState level={3} action={<ButtonLink to="#states">К моим урокам</ButtonLink>} />
        </Card>
        <Card>
          <NotFoundState level={3} action={<ButtonLink to="#states">На главную</ButtonLink>} />
        </Card>
        <Card>
          <EmptyState
            compact
            level={3}
            pose="sleep"
            title="Свободный день"
            text="Можно поиграть или повторить."
            action={<ButtonLink to="#states">Повторить</ButtonLink>}
          />
        </Card>
      </Grid>
    </Section>
    <Section id="skeletons" title="Ожидание">
      <Skeletons>
        <div style={{ display: 'grid', gap: '1.5rem' }}>
          <SkeletonTitle />
          <SkeletonText lines={4} />
          <SkeletonCards count={3} />
          <SkeletonRows count={2} />
        </div>
      </Skeletons>
    </Section>
  </>
)
