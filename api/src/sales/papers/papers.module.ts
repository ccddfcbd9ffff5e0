import { Module } from '@nestjs/common';
import { DrawnPapers } from './drawn-papers.js';
import { PaperFiles } from './paper-files.js';
import { Papers } from './papers.js';

@Module({
  providers: [Papers, PaperFiles, DrawnPapers],
  exports: [Papers, PaperFiles],
})
export class PapersModule {}
