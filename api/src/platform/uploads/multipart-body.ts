import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  type Type,
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { ValidationFailedError } from '../errors/app-error.js';
import { convertForm } from './convert-form.js';
import { formBody } from './form-body.js';
import type { SentFile } from './multipart-reader.js';
import { isForm, sentForm } from './sent-form.js';
import { UnsupportedMediaTypeError } from './upload-errors.js';

const MULTIPART = 'atoll:multipart';

export interface MultipartOptions {
  /** Name of the form's file part. */
  file: string;
  /** Class of the body, for the document: the file part is added to it. Without one a form holds nothing but the file. */
  body?: Type;
  /** True where only a form is taken: JSON is 415, and a form without its file is 400 on the file's name. */
  required?: boolean;
  /** What the file is, for the document. */
  description?: string;
}

type FormRequest = FastifyRequest & { sentFile?: SentFile };

/**
 * The route takes `multipart/form-data` beside JSON. The form becomes a plain body before the validation pipe looks at it
 * (`formBody`, `convertForm`); the file, if there is one, reaches the handler by `@UploadedFile()`.
 *
 *     @Post()
 *     @Staff('catalogue.change')
 *     @MultipartBody({ file: 'image', body: CreateExperienceDto })
 *     createExperience(@Body() body: CreateExperienceDto, @UploadedFile() image: SentFile | null, …)
 *
 * Then, outside of the transaction, `const picture = await library.accept(image, 'image')`; inside of it
 * `const { media } = await library.save(em, picture, …)` (see `MediaLibrary`).
 */
export const MultipartBody = (options: MultipartOptions) =>
  applyDecorators(
    SetMetadata<string, MultipartOptions>(MULTIPART, options),
    RouteConfig({ multipart: true }),
    UseInterceptors(MultipartInterceptor),
    ApiExtraModels(...(options.body ? [options.body] : [])),
    ApiConsumes(...(options.required ? [] : ['application/json']), 'multipart/form-data'),
    ApiBody({
      schema: {
        allOf: [
          ...(options.body ? [{ $ref: getSchemaPath(options.body) }] : []),
          {
            type: 'object',
            ...(options.required ? { required: [options.file] } : {}),
            properties: {
              [options.file]: {
                type: 'string',
                format: 'binary',
                description: options.description ?? 'JPEG, PNG, WebP or AVIF of at most 5,242,880 bytes.',
              },
            },
          },
        ],
      },
    }),
  );

/** The file of a form; null when none was sent. */
export const UploadedFile = createParamDecorator(
  (_: unknown, context: ExecutionContext): SentFile | null =>
    context.switchToHttp().getRequest<FormRequest>().sentFile ?? null,
);

/** Lets forms through to routes marked with `MultipartBody`, their bodies unread until the guards have passed; others are 415. */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    const { multipart } = request.routeOptions.config as { multipart?: boolean };
    if (multipart) done(null);
    else done(new UnsupportedMediaTypeError() as Error);
  });
}

@Injectable()
export class MultipartInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { file: name, required } = this.reflector.get<MultipartOptions>(MULTIPART, context.getHandler());
    const request = context.switchToHttp().getRequest<FormRequest>();
    if (!isForm(request)) {
      if (required) throw new UnsupportedMediaTypeError();
      return next.handle();
    }
    const { fields, file } = await sentForm(request);
    if (file && file.field !== name) throw ValidationFailedError.on(file.field.slice(0, 80), 'unknown_field');
    if (required && !file) throw ValidationFailedError.on(name, 'required');
    const plain = formBody(fields);
    const dto = bodyClass(context);
    const [stray] = Object.keys(plain);
    if (!dto && stray !== undefined) throw ValidationFailedError.on(stray, 'unknown_field');
    request.body = dto ? convertForm(plain, dto) : plain;
    if (file) request.sentFile = file;
    return next.handle();
  }
}

/** Class of the handler's `@Body()`. */
function bodyClass(context: ExecutionContext): Type | undefined {
  const { name } = context.getHandler();
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), name) ?? {}) as Record<
    string,
    { index: number }
  >;
  const body = Object.entries(args).find(([key]) => key.startsWith(`${RouteParamtypes.BODY}:`))?.[1];
  const types = (Reflect.getMetadata('design:paramtypes', context.getClass().prototype as object, name) ??
    []) as Type[];
  return body && types[body.index];
}
