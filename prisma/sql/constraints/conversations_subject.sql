ALTER TABLE "conversations" ADD CONSTRAINT "conversations_subject" CHECK (char_length("subject") BETWEEN 1 AND 200);
