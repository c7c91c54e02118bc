import { allMessages } from './allMessages';
import { languages } from './languages';
import { setMessages } from './messageStore';

// The server renders synchronously, so all messages must be stored before the first page.
for (const lang of languages) setMessages(lang, allMessages[lang]);
