-- A key belongs to the person whose browser chose it: two people may send the same one.
-- DropIndex
DROP INDEX "messages_conversation_id_request_key_key";

-- DropIndex
DROP INDEX "quote_replies_request_key_key";

-- CreateIndex
CREATE UNIQUE INDEX "messages_conversation_id_sender_id_request_key_key" ON "messages"("conversation_id", "sender_id", "request_key");

-- CreateIndex
CREATE UNIQUE INDEX "quote_replies_quote_request_id_author_id_request_key_key" ON "quote_replies"("quote_request_id", "author_id", "request_key");
