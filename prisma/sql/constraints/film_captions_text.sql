ALTER TABLE "film_captions" ADD CONSTRAINT "film_captions_text" CHECK (
  starts_with("text", 'WEBVTT') AND octet_length("text") <= 1048576
);
