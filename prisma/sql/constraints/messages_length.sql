-- A message may be files alone. That it is one or the other is the schema's, this is its outer wall.
ALTER TABLE "messages" ADD CONSTRAINT "messages_length" CHECK (char_length("message") <= 40000);
