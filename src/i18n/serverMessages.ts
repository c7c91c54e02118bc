import { allMessages } from './allMessages';
import { languages } from './languages';
import { setMessages } from './messageStore';

// Server rendering is synchronous, so every language is stored before the first page is rendered.
for (const lang of languages) setMessages(lang, allMessages[lang]);
