ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_values" CHECK (
  "ends_at" > "starts_at" AND char_length("title") <= 200 AND char_length("uid") <= 200
);
