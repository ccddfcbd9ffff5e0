import { paths } from '@atoll/contract/paths';
import { Card } from '@atoll/ui/card';
import type { ExperienceItem } from './catalog';
import { ExperiencePrice } from './experience-price';
import { useLabels } from './use-labels';

/** Something to do, in a list: picture, kind, how long and how hard, name, one sentence, what it costs. */
export function ExperienceCard({
  item,
  headingLevel = 3,
  priority,
}: {
  item: ExperienceItem;
  headingLevel?: 2 | 3;
  priority?: boolean;
}) {
  const labels = useLabels();
  return (
    <Card
      to={paths.experience(item.slug)}
      title={item.name}
      picture={item.cover_image}
      meta={[item.category, labels.lasting(item.duration_minutes), labels.difficulty(item.difficulty)]}
      text={item.summary}
      headingLevel={headingLevel}
      {...(priority && { priority })}
    >
      <ExperiencePrice item={item} />
    </Card>
  );
}
