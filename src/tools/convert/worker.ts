import { serve } from '../shared/serve.ts';
import { createService } from './service.ts';

serve(createService());
