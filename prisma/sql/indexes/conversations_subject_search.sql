-- A conversation is found by any part of its subject, or of what was written in it.
CREATE INDEX "conversations_subject_search" ON "conversations" USING gin ("subject" gin_trgm_ops);
