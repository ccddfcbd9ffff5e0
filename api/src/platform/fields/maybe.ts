import { IsOptional, ValidateIf } from 'class-validator';

/** May be left out; null is checked like any other value. */
export const Maybe = () => ValidateIf((_, value) => value !== undefined);

/** May be left out or null. */
export const MaybeNull = () => IsOptional();
