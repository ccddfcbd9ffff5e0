// Stands for `@nestjs/swagger` in the served API: its document is written when it is built, so that a start need not run some
// thousand decorators that only describe. What shapes a body stays. A name that is missing here fails the build.
import { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/mapped-types';

const describes = () => () => undefined;
export const getSchemaPath = () => '';

export {
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
  describes as ApiAcceptedResponse,
  describes as ApiBearerAuth,
  describes as ApiBody,
  describes as ApiConflictResponse,
  describes as ApiConsumes,
  describes as ApiCreatedResponse,
  describes as ApiExcludeController,
  describes as ApiExtension,
  describes as ApiExtraModels,
  describes as ApiHeader,
  describes as ApiHideProperty,
  describes as ApiNoContentResponse,
  describes as ApiOkResponse,
  describes as ApiOperation,
  describes as ApiPreconditionFailedResponse,
  describes as ApiProduces,
  describes as ApiProperty,
  describes as ApiPropertyOptional,
  describes as ApiQuery,
  describes as ApiResponse,
  describes as ApiSecurity,
  describes as ApiTags,
};
