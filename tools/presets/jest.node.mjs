import { TestEnvironment } from 'jest-environment-node';
import { patiently } from './jest.environment.mjs';

export default patiently(TestEnvironment);
