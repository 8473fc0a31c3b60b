import { serve } from '../shared/serve.ts';
import { createService } from './service.ts';
import { loadTakeaway } from './texts/load.ts';

// Named after the language of the page, whose words are fetched at once: later there may be no network.
serve(createService(loadTakeaway(self.name)));
