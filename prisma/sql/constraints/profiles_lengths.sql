ALTER TABLE "profiles" ADD CONSTRAINT "profiles_lengths" CHECK (
  char_length("full_name") BETWEEN 1 AND 100 AND char_length("phone") <= 20 AND char_length("company") <= 200
);
