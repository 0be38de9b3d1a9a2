ALTER TABLE "users" ADD CONSTRAINT "users_email_length" CHECK (char_length("email"::text) BETWEEN 3 AND 255);
