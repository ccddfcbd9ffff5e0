import { Checkbox } from '../../src/checkbox.tsx';
import { ChildAge } from '../../src/child-age.tsx';
import { FileField } from '../../src/file-field.tsx';
import { Field, TextArea, TextField } from '../../src/field.tsx';
import { Select } from '../../src/select.tsx';
import { Pretended, type Specimen } from '../specimen.tsx';
import type { Phrases } from '../words.ts';

const options = (phrases: Phrases) => phrases.options.map((option) => <option key={option}>{option}</option>);

export const FIELDS: Specimen[] = [
  {
    name: 'TextField',
    states: ({ usual, long }) => ({
      empty: <TextField label={usual.label} placeholder={usual.value} />,
      'filled in, with a hint': <TextField label={usual.label} hint={usual.hint} defaultValue={usual.value} />,
      optional: <TextField label={usual.label} optional />,
      'pointed at': (
        <Pretended state="hover">
          <TextField label={usual.label} />
        </Pretended>
      ),
      focus: (
        <Pretended state="focus">
          <TextField label={usual.label} defaultValue={usual.value} />
        </Pretended>
      ),
      error: <TextField label={usual.label} required error={usual.fault} />,
      'error, focus': (
        <Pretended state="focus">
          <TextField label={usual.label} required error={usual.fault} />
        </Pretended>
      ),
      disabled: <TextField label={usual.label} defaultValue={usual.value} disabled />,
      'read only': <TextField label={usual.label} defaultValue={usual.value} readOnly />,
      'long words': (
        <TextField label={long.label} hint={long.hint} error={long.fault} defaultValue={long.value} optional />
      ),
    }),
  },
  {
    name: 'TextArea',
    states: ({ usual, long }) => ({
      empty: <TextArea label={usual.label} optional placeholder={usual.lead} />,
      focus: (
        <Pretended state="focus">
          <TextArea label={usual.label} defaultValue={usual.lead} />
        </Pretended>
      ),
      error: <TextArea label={usual.label} error={usual.fault} />,
      disabled: <TextArea label={usual.label} defaultValue={usual.lead} disabled />,
      'long words': <TextArea label={long.label} hint={long.hint} defaultValue={`${long.lead} ${long.value}`} />,
    }),
  },
  {
    name: 'Field',
    states: ({ usual, long }) => ({
      'around a control': (
        <Field label={usual.label} hint={usual.hint}>
          {(control) => <input type="date" {...control} />}
        </Field>
      ),
      'long words': (
        <Field label={long.label} hint={long.hint} error={long.fault}>
          {(control) => <input type="date" {...control} />}
        </Field>
      ),
    }),
  },
  {
    name: 'Select',
    states: ({ usual, long }) => ({
      usual: <Select label={usual.label}>{options(usual)}</Select>,
      focus: (
        <Pretended state="focus">
          <Select label={usual.label}>{options(usual)}</Select>
        </Pretended>
      ),
      error: (
        <Select label={usual.label} error={usual.fault}>
          {options(usual)}
        </Select>
      ),
      disabled: (
        <Select label={usual.label} disabled>
          {options(usual)}
        </Select>
      ),
      'long words': (
        <Select label={long.label} hint={long.hint} optional>
          {options(long)}
        </Select>
      ),
    }),
  },
  {
    name: 'FileField',
    states: ({ usual, long }) => ({
      empty: <FileField label={usual.label} hint={usual.hint} name={undefined} onChoose={() => undefined} />,
      chosen: <FileField label={usual.label} name="remittance.pdf" onChoose={() => undefined} />,
      error: <FileField label={usual.label} error={usual.fault} name="remittance.pdf" onChoose={() => undefined} />,
      busy: <FileField label={usual.label} name="remittance.pdf" busy onChoose={() => undefined} />,
      'long words': (
        <FileField
          label={long.label}
          hint={long.hint}
          optional
          name={`${'remittance-'.repeat(12)}.pdf`}
          onChoose={() => undefined}
        />
      ),
    }),
  },
  {
    name: 'ChildAge',
    states: ({ usual }) => ({
      empty: <ChildAge number={1} age={null} minAge={null} onChange={() => undefined} />,
      'of a baby': <ChildAge number={2} age={0} minAge={null} onChange={() => undefined} />,
      'older than what is taken': <ChildAge number={3} age={5} minAge={8} onChange={() => undefined} />,
      error: <ChildAge number={4} age={null} minAge={null} error={usual.fault} onChange={() => undefined} />,
    }),
  },
  {
    name: 'Checkbox',
    states: ({ usual, long }) => ({
      empty: <Checkbox label={usual.mark} />,
      chosen: <Checkbox label={usual.mark} defaultChecked />,
      'one of several': <Checkbox type="radio" label={usual.mark} defaultChecked />,
      focus: (
        <Pretended state="focus">
          <Checkbox label={usual.mark} />
        </Pretended>
      ),
      error: <Checkbox label={usual.mark} error={usual.fault} />,
      disabled: <Checkbox label={usual.mark} disabled />,
      'chosen, disabled': <Checkbox label={usual.mark} defaultChecked disabled />,
      'long words': <Checkbox label={long.lead} error={long.fault} />,
    }),
  },
];
