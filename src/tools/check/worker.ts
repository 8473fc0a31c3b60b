import { serve } from '../shared/serve.ts';
import { service } from './service.ts';

serve(service);
