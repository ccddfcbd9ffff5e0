"""blender -b -P render.py -- KEY OUT.png WIDTH SAMPLES     (--list prints the keys)"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import land
import plants
import surfaces
import villas
from kit import SCENE
from shots import SHOTS

key, out, width, samples = sys.argv[sys.argv.index('--') + 1 :]
shot = SHOTS[key]
land.STEEP = shot.steep
surfaces.make(shot.look)
land.make()
plants.make(shot.clear)
villas.make()
exposure = shot.build()

render, cycles = SCENE.render, SCENE.cycles
render.engine = 'CYCLES'
render.resolution_x, render.resolution_y, render.resolution_percentage = int(width), int(width) * 9 // 16, 100
render.film_transparent = shot.bare
cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = (
    int(samples),
    True,
    0.02,
    6,
)
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 5, 1, 2, 2
cycles.transparent_max_bounces, cycles.caustics_reflective, cycles.caustics_refractive = 8, False, False
cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.5, 12, 0.5
cycles.use_denoising = False  # Debian builds Blender without a denoiser: see denoise.py
SCENE.view_settings.view_transform, SCENE.view_settings.look, SCENE.view_settings.exposure = (
    'Filmic',
    'High Contrast',
    exposure,
)
settings = render.image_settings
settings.file_format, settings.color_depth, settings.color_mode = 'PNG', '16', 'RGBA' if shot.bare else 'RGB'
render.filepath = out
import bpy

begin = time.time()
bpy.ops.render.render(write_still=True)
print('RENDER %s %.1fs' % (key, time.time() - begin))
