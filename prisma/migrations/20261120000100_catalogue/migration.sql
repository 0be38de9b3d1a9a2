-- The catalogue a new studio starts with. Photographers edit it; a later migration never overwrites it.
INSERT INTO "services" ("id", "category", "name", "description", "duration", "duration_minutes", "price_cents", "sort") VALUES
  ('photo_shoot', 'REAL_ESTATE', 'Photo Shoot', 'Interior and exterior stills of the whole property.', '2-3 hours', 180, 29900, 10),
  ('aerial_photography', 'REAL_ESTATE', 'Aerial Photography', 'Roof, plot and surroundings from a licensed drone.', '1-2 hours', 120, 19900, 20),
  ('house_tour', 'REAL_ESTATE', 'House Tour', 'A walk-through film with steady, even pacing.', '2-3 hours', 180, 39900, 30),
  ('aerial_tour', 'REAL_ESTATE', 'Aerial Tour', 'A moving view of the property from above.', '1-2 hours', 120, 29900, 40),
  ('virtual_staging', 'REAL_ESTATE', 'Virtual Staging', 'Empty rooms furnished digitally, six views.', '3-5 business days', 60, 14900, 50),
  ('media_shoot', 'OTHER', 'Media Shoot', 'Photo and film for a campaign or an opening.', '3-4 hours', 240, 34900, 60),
  ('professional_photo_shoot', 'OTHER', 'Professional Photo Shoot', 'Portraits for agents and teams, on site or in studio.', '2-3 hours', 180, 24900, 70),
  ('weddings', 'OTHER', 'Weddings', 'The whole day, from preparation to last dance.', '8-10 hours', 600, 249900, 80),
  ('logo_design', 'OTHER', 'Logo Design', 'A mark, its wordmark and a one-page guide.', '5-7 business days', 60, 39900, 90),
  ('graphic_design', 'OTHER', 'Graphic Design', 'Listing sheets, signs and social layouts.', '3-5 business days', 60, 19900, 100),
  ('motion_graphics', 'OTHER', 'Motion Graphics', 'Titles and animated listings up to 60 seconds.', '7-10 business days', 60, 59900, 110);
