CREATE INDEX "messages_text_search" ON "messages" USING gin ("message" gin_trgm_ops);
