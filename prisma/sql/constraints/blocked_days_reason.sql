ALTER TABLE "blocked_days" ADD CONSTRAINT "blocked_days_reason" CHECK (char_length("reason") <= 200);
