-- Unread counts look at unread messages only, however long a conversation has become.
CREATE INDEX "messages_unread" ON "messages" ("conversation_id") WHERE NOT "is_read";
