import { paths } from '@atoll/contract/paths';
import { Breadcrumb } from '../../src/breadcrumb.tsx';
import { Container } from '../../src/container.tsx';
import { LocalLink } from '../../src/local-link.tsx';
import { PageHeading } from '../../src/page-heading.tsx';
import { Pagination } from '../../src/pagination.tsx';
import { Section, SectionHeading } from '../../src/section.tsx';
import { Pretended, type Specimen, usualAndLong } from '../specimen.tsx';

const hrefOf = (page: number) => paths.packages(`page=${page}`);

export const HEADINGS: Specimen[] = [
  {
    name: 'PageHeading',
    wide: true,
    states: (words) => ({
      'title alone': <PageHeading title={words.usual.title} />,
      ...usualAndLong(words, ({ title, eyebrow, lead }) => <PageHeading title={title} eyebrow={eyebrow} lead={lead} />),
    }),
  },
  {
    name: 'SectionHeading',
    wide: true,
    states: (words) =>
      usualAndLong(words, ({ title, eyebrow, lead, action }) => (
        <SectionHeading
          title={title}
          eyebrow={eyebrow}
          lead={lead}
          action={<LocalLink to={paths.packages()}>{action}</LocalLink>}
        />
      )),
  },
  {
    name: 'Section',
    wide: true,
    states: ({ usual }) => ({
      usual: (
        <Section title={usual.title} lead={usual.lead}>
          <p>{usual.hint}</p>
        </Section>
      ),
    }),
  },
  {
    name: 'Container',
    wide: true,
    states: (words) => usualAndLong(words, ({ lead }) => <Container>{lead}</Container>),
  },
  {
    name: 'Breadcrumb',
    wide: true,
    states: ({ usual, long }) => ({
      usual: (
        <Breadcrumb
          items={[
            { label: usual.eyebrow, to: paths.home() },
            { label: usual.mark, to: paths.packages() },
            { label: usual.title },
          ]}
        />
      ),
      focus: (
        <Pretended state="focus">
          <Breadcrumb items={[{ label: usual.eyebrow, to: paths.home() }, { label: usual.title }]} />
        </Pretended>
      ),
      'long words': (
        <Breadcrumb items={[{ label: long.eyebrow, to: paths.home() }, { label: long.title }, { label: long.value }]} />
      ),
    }),
  },
  {
    name: 'Pagination',
    wide: true,
    states: () => ({
      'the first of two': <Pagination page={1} pages={2} hrefOf={hrefOf} />,
      'in between': <Pagination page={50} pages={120} hrefOf={hrefOf} />,
      'the last': <Pagination page={9} pages={9} hrefOf={hrefOf} />,
      focus: (
        <Pretended state="focus">
          <Pagination page={2} pages={3} hrefOf={hrefOf} />
        </Pretended>
      ),
    }),
  },
];
