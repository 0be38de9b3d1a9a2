-- The catalog that a new studio begins with. Nothing is offered before the studio has confirmed it.
INSERT INTO "services" (
  "id", "category", "name", "description", "duration", "duration_minutes", "price_cents", "position", "uses_drone", "shows_exterior", "active"
) VALUES
  ('photo_shoot', 'REAL_ESTATE', 'Photo Shoot', 'Interior and exterior stills of the whole property.', '2-3 hours', 180, 29900, 10, false, true, false),
  ('aerial_photography', 'REAL_ESTATE', 'Aerial Photography', 'Roof, plot and surroundings from a licensed drone.', '1-2 hours', 120, 19900, 20, true, true, false),
  ('house_tour', 'REAL_ESTATE', 'House Tour', 'A walk-through film with steady, even pacing.', '2-3 hours', 180, 39900, 30, false, true, false),
  ('aerial_tour', 'REAL_ESTATE', 'Aerial Tour', 'A moving view of the property from above.', '1-2 hours', 120, 29900, 40, true, true, false),
  ('virtual_staging', 'REAL_ESTATE', 'Virtual Staging', 'Empty rooms furnished digitally, six views.', '3-5 business days', 0, 14900, 50, false, false, false),
  ('media_shoot', 'OTHER', 'Media Shoot', 'Photo and film for a campaign or an opening.', '3-4 hours', 240, 34900, 60, false, false, false),
  ('professional_photo_shoot', 'OTHER', 'Professional Photo Shoot', 'Portraits for agents and teams, on site or in studio.', '2-3 hours', 180, 24900, 70, false, false, false),
  ('weddings', 'OTHER', 'Weddings', 'The whole day, from preparation to last dance.', '8-10 hours', 600, 249900, 80, false, false, false),
  ('logo_design', 'OTHER', 'Logo Design', 'A mark, its wordmark and a one-page guide.', '5-7 business days', 0, 39900, 90, false, false, false),
  ('graphic_design', 'OTHER', 'Graphic Design', 'Listing sheets, signs and social layouts.', '3-5 business days', 0, 19900, 100, false, false, false),
  ('motion_graphics', 'OTHER', 'Motion Graphics', 'Titles and animated listings up to 60 seconds.', '7-10 business days', 0, 59900, 110, false, false, false);
