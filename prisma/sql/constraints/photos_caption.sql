-- The longest caption that Flexmls accepts.
ALTER TABLE "photos" ADD CONSTRAINT "photos_caption" CHECK (length("caption") <= 1000);
