import { IsString, MaxLength } from 'class-validator';

/** Parts of a picture's address. */
export class VariantParams {
  @IsString()
  @MaxLength(120)
  picture: string;

  @IsString()
  @MaxLength(40)
  file: string;
}
