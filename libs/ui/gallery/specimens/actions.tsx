import { paths } from '@atoll/contract/paths';
import { Button } from '../../src/button.tsx';
import { Icon } from '../../src/icon.tsx';
import { LinkButton } from '../../src/link-button.tsx';
import { LocalLink } from '../../src/local-link.tsx';
import { Pretended, type Specimen } from '../specimen.tsx';

export const ACTIONS: Specimen[] = [
  {
    name: 'Button',
    states: ({ usual, long }) => ({
      primary: <Button>{usual.action}</Button>,
      secondary: <Button kind="secondary">{usual.action}</Button>,
      quiet: <Button kind="quiet">{usual.action}</Button>,
      large: <Button size="large">{usual.action}</Button>,
      wide: <Button wide>{usual.action}</Button>,
      'with an icon': (
        <Button kind="secondary">
          <Icon name="chat" />
          {usual.action}
        </Button>
      ),
      'primary, pointed at': (
        <Pretended state="hover">
          <Button>{usual.action}</Button>
        </Pretended>
      ),
      'secondary, pointed at': (
        <Pretended state="hover">
          <Button kind="secondary">{usual.action}</Button>
        </Pretended>
      ),
      'quiet, pointed at': (
        <Pretended state="hover">
          <Button kind="quiet">{usual.action}</Button>
        </Pretended>
      ),
      focus: (
        <Pretended state="focus">
          <Button>{usual.action}</Button>
        </Pretended>
      ),
      busy: <Button busy>{usual.action}</Button>,
      'primary, disabled': <Button disabled>{usual.action}</Button>,
      'secondary, disabled': (
        <Button kind="secondary" disabled>
          {usual.action}
        </Button>
      ),
      'long words': <Button>{long.action}</Button>,
    }),
  },
  {
    name: 'LinkButton',
    states: ({ usual, long }) => ({
      primary: <LinkButton to={paths.packages()}>{usual.action}</LinkButton>,
      secondary: (
        <LinkButton to={paths.packages()} kind="secondary">
          {usual.action}
        </LinkButton>
      ),
      quiet: (
        <LinkButton to={paths.packages()} kind="quiet">
          {usual.action}
        </LinkButton>
      ),
      focus: (
        <Pretended state="focus">
          <LinkButton to={paths.packages()}>{usual.action}</LinkButton>
        </Pretended>
      ),
      'long words': (
        <LinkButton to={paths.packages()} kind="secondary" wide>
          {long.action}
        </LinkButton>
      ),
    }),
  },
  {
    name: 'LocalLink',
    states: ({ usual, long }) => ({
      usual: <LocalLink to={paths.packages()}>{usual.action}</LocalLink>,
      'pointed at': (
        <Pretended state="hover">
          <LocalLink to={paths.packages()}>{usual.action}</LocalLink>
        </Pretended>
      ),
      focus: (
        <Pretended state="focus">
          <LocalLink to={paths.packages()}>{usual.action}</LocalLink>
        </Pretended>
      ),
      'long words': <LocalLink to={paths.packages()}>{long.hint}</LocalLink>,
    }),
  },
];
