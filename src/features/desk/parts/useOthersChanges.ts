import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { isFields } from '#model/untrusted';
import { parseJson } from '#storedValue';
import type { SchemaForm } from '#ui/form/useSchemaForm';

/** Fields with what the form was filled with, which its draft keeps: only so is it known later what somebody else has changed. */
export const withSeen = <Fields extends object>(fields: Fields): Fields & { seen: string } => ({
  ...fields,
  seen: JSON.stringify(fields),
});

const plain = (value: unknown): string =>
  JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? ''));

interface Settings<Fields, Name extends string> {
  /** Fields that are changed together. */
  groups?: Readonly<Partial<Record<Name, readonly string[]>>>;
  isTold?: (name: Name, before: Fields, now: Fields) => boolean;
}

interface OthersChanges<Fields, Name extends string> {
  /** Nothing was typed there: it is shown. */
  told: readonly Name[];
  /** Something else was typed there. */
  clashes: readonly Name[];
  /** Those that stopped the last press. */
  stopped: readonly Name[];
  /** What the form was filled with. */
  seen: Fields;
  see: (fields: Fields) => void;
  /** A press stops at clashes; a second one means it, for by then they were told. */
  mayWrite: () => boolean;
  /** Takes these fields for written: until they are heard back, nobody else has changed any. */
  written: (fields: Fields) => void;
}

/** What somebody else has changed since the form was filled; `fields` are what it would be filled with now. */
export function useOthersChanges<
  Fields extends object,
  Output extends FieldValues,
  Name extends string = keyof Fields & string,
>(
  form: SchemaForm<Fields & { seen: string }, Output>,
  fields: Fields | undefined,
  { isTold = () => true, ...settings }: Settings<Fields, Name> = {},
): OthersChanges<Fields, Name> {
  type Input = Fields & { seen: string };
  const [told, setTold] = useState<readonly Name[]>([]);
  const [stopped, setStopped] = useState<readonly Name[]>([]);
  const [replaced, setReplaced] = useState<string>();
  if (replaced !== undefined && replaced !== JSON.stringify(fields)) setReplaced(undefined);
  useWatch({ control: form.control });
  /** A draft of an earlier version may say it otherwise: it then counts as seen as it is now. */
  const lastSeen = (): Fields => {
    const seen = parseJson(form.getValues().seen);
    return isFields(seen) ? (seen as Fields) : (fields ?? form.getValues());
  };
  const set = (field: string, value: unknown): void =>
    form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>);
  const see = (next: Fields): void => set('seen', JSON.stringify(next));

  const typed = form.getValues();
  const seen = lastSeen();
  const now = fields === undefined || replaced !== undefined ? seen : fields;
  const groups: Partial<Record<string, readonly string[]>> = settings.groups ?? {};
  const fieldsOf = (name: Name) => (groups[name] ?? [name]) as readonly (keyof Fields)[];
  const isAlike = (name: Name, one: Fields, other: Fields): boolean =>
    fieldsOf(name).every((field) => plain(one[field]) === plain(other[field]));
  const grouped = Object.values(groups).flat();
  const alone = Object.keys(now).filter((field) => !grouped.includes(field));
  const changed = ([...Object.keys(groups), ...alone] as Name[]).filter((name) => !isAlike(name, seen, now));
  const free = changed.filter((name) => isAlike(name, typed, seen));
  const clashes = changed.filter((name) => !free.includes(name) && !isAlike(name, typed, now));
  const fresh = free.filter((name) => !told.includes(name) && isTold(name, seen, now));
  if (fresh.length > 0) setTold([...told, ...fresh]);
  const settled = changed.filter((name) => !clashes.includes(name)).flatMap(fieldsOf);
  const due = JSON.stringify(Object.fromEntries(settled.map((field) => [field, now[field]])));
  const show = useEffectEvent((values: Partial<Fields>) => {
    for (const [field, value] of Object.entries(values)) set(field, value);
    see({ ...lastSeen(), ...values });
  });
  useEffect(() => {
    if (due !== '{}') show(JSON.parse(due) as Partial<Fields>);
  }, [due]);
  return {
    told,
    clashes,
    stopped,
    seen,
    see,
    mayWrite: () => {
      setTold([]);
      setStopped(clashes);
      see(now);
      return clashes.length === 0;
    },
    written: (next) => {
      setTold([]);
      setReplaced(JSON.stringify(fields));
      see(next);
    },
  };
}
