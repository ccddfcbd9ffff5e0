import { type Type } from '@nestjs/common';

/** A handler's parameter: where it comes from, and the class that it is checked by. */
export type RouteParameter = [from: ParameterDecorator, type: Type | ObjectConstructor];

/** Adds a handler to a controller class by name, as if it were written there: decorators, types of its parameters, own name. */
export type RouteDefiner<T> = (
  name: string,
  handler: (this: T, ...values: never[]) => unknown,
  parameters: RouteParameter[],
  decorators: MethodDecorator[],
) => void;

/** For controllers whose routes repeat for each kind under operation ids of their own. */
export function routeDefiner<T>(controller: Type<T>): RouteDefiner<T> {
  const prototype = controller.prototype as object;
  return (name, handler, parameters, decorators) => {
    Object.defineProperty(handler, 'name', { value: name });
    Object.defineProperty(prototype, name, { value: handler, writable: true, configurable: true });
    for (const [index, [decorate]] of parameters.entries()) decorate(prototype, name, index);
    const types = parameters.map(([, type]) => type);
    Reflect.defineMetadata('design:paramtypes', types, prototype, name);
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    for (const decorate of decorators.toReversed()) decorate(prototype, name, descriptor as PropertyDescriptor);
  };
}

/** Calls a class what its kind calls it: schemas and log lines are named after it. */
export const named = <T extends Type>(type: T, name: string): T => Object.defineProperty(type, 'name', { value: name });
